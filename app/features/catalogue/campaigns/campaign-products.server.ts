import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { campaigns } from "#app/db/schema/campaigns.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";

export type Campaign = typeof campaigns.$inferSelect;

/** How many products one batch gives a price. */
export const batchSize = 100;

/** The products for sale that a campaign is to hold for. `p` is the product. */
function isMeant({ facet, productIds }: Pick<Campaign, "facet" | "productIds">): SQL {
  return facet === null
    ? sql`p.id IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))`
    : sql`p.id IN (SELECT product_id FROM product_facets WHERE facet = ${facet})`;
}

/** The next products for sale, by id, that a campaign is to hold for, had no price of yet, and that no other one holds. */
export async function nextProducts(
  db: Database,
  campaign: Pick<Campaign, "id" | "facet" | "productIds">,
  after: string,
  size = batchSize,
): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT p.id FROM products p WHERE ${isMeant(campaign)} AND ${forSale} AND p.id > ${after}
      AND NOT EXISTS (SELECT 1 FROM campaign_products c WHERE c.product_id = p.id AND (c.campaign_id = ${campaign.id} OR c.ended_at IS NULL))
      ORDER BY p.id ${limitTo(size)}`,
  );
  return rows.map(({ id }) => id);
}

/** The products for sale that a campaign is meant for, by id. */
export async function meantIds(
  db: Database,
  campaign: Pick<Campaign, "facet" | "productIds">,
  size: number,
): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT p.id FROM products p WHERE ${isMeant(campaign)} AND ${forSale} ORDER BY p.id ${limitTo(size)}`,
  );
  return rows.map(({ id }) => id);
}
