import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { campaigns } from "#app/db/schema/campaigns.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";

export type Campaign = typeof campaigns.$inferSelect;

/** How many products one batch gives a price. */
export const batchSize = 100;

type Meant = Pick<Campaign, "market" | "facet" | "productIds">;

/** The products that a campaign is to hold for. `p` is the product. */
function isChosen({ facet, productIds }: Meant): SQL {
  return facet === null
    ? sql`p.id IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))`
    : sql`p.id IN (SELECT product_id FROM product_facets WHERE facet = ${facet})`;
}

/** Whether the product `p` has a price in the campaign's market. */
function isPriced({ market }: Meant): SQL {
  if (market === homeMarket.id) return sql`TRUE`;
  return sql`EXISTS (SELECT 1 FROM market_prices m WHERE m.product_id = p.id AND m.market = ${market})`;
}

/** Whether the product `p` had a price of the campaign already, or another one of its market holds it. */
function isTaken({ id, market }: Pick<Campaign, "id" | "market">): SQL {
  return market === homeMarket.id
    ? sql`EXISTS (SELECT 1 FROM campaign_products c WHERE c.product_id = p.id AND (c.campaign_id = ${id} OR c.ended_at IS NULL))`
    : sql`EXISTS (SELECT 1 FROM campaign_market_prices c JOIN campaigns a ON a.id = c.campaign_id
        WHERE c.product_id = p.id AND a.market = ${market} AND (a.id = ${id} OR c.ended_at IS NULL))`;
}

/** Whether prices were written for the campaign that the SQL names. */
export const hasPrices = (id: SQL): SQL => sql`(EXISTS (SELECT 1 FROM campaign_products WHERE campaign_id = ${id})
  OR EXISTS (SELECT 1 FROM campaign_market_prices WHERE campaign_id = ${id}))`;

/** The next products for sale, by id, that a campaign is to hold for, had no price of yet, and that no other one of its market holds. */
export async function nextProducts(
  db: Database,
  campaign: Meant & Pick<Campaign, "id">,
  after: string,
  size = batchSize,
): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT p.id FROM products p WHERE ${isChosen(campaign)} AND ${forSale} AND p.id > ${after}
      AND ${isPriced(campaign)} AND NOT ${isTaken(campaign)} ORDER BY p.id ${limitTo(size)}`,
  );
  return rows.map(({ id }) => id);
}

/** The products for sale that a campaign is meant for and that have a price in its market, by id. */
export async function meantIds(db: Database, campaign: Meant, size: number): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT p.id FROM products p WHERE ${isChosen(campaign)} AND ${forSale} AND ${isPriced(campaign)} ORDER BY p.id ${limitTo(size)}`,
  );
  return rows.map(({ id }) => id);
}

/** How many products for sale a campaign is meant for that have no price in its market. */
export async function countUnpriced(db: Database, campaign: Meant): Promise<number> {
  const [row] = await statement<{ count: number }>(
    db,
    sql`SELECT count(*) AS count FROM products p WHERE ${isChosen(campaign)} AND ${forSale} AND NOT ${isPriced(campaign)}`,
  );
  return row?.count ?? 0;
}
