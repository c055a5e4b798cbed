import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { readBulkProducts, writeManyStatements } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { campaignFields } from "./campaign-price.ts";
import type { Campaign } from "./campaign-products.server.ts";
import { abortUnlessPlanned, heldVariants, isRefused, pricesOf, subjectOf } from "./campaign-writes.server.ts";

/**
 * Gives products the prices of a campaign of the shop's own market, in one batch. Returns those whose prices changed; null when the campaign or
 * a product was changed meanwhile, or another campaign took it: then none did.
 */
export async function reduceProducts(
  db: Database,
  campaign: Campaign,
  ids: readonly string[],
  now: Date,
): Promise<string[] | null> {
  const cut = (await readBulkProducts(db, ids)).flatMap((product) => {
    const fields = campaignFields(campaign, product);
    return fields ? [{ ...product, before: product.fields, fields }] : [];
  });
  if (cut.length === 0) return [];
  const rows = JSON.stringify(
    cut.map(({ id, before, fields }) => ({
      id,
      priceOre: fields.priceOre,
      beforeOre: before.priceOre,
      earlierOre: before.earlierPriceOre,
      variants: heldVariants(before.variantPrices, fields.variantPrices),
    })),
  );
  try {
    await db.batch([
      abortUnlessPlanned(db, campaign),
      statement(
        db,
        sql`INSERT INTO campaign_products (campaign_id, product_id, price_ore, price_before_ore, earlier_before_ore, variants)
        SELECT ${campaign.id}, value ->> 'id', value ->> 'priceOre', value ->> 'beforeOre', value ->> 'earlierOre', value ->> 'variants'
        FROM json_each(${rows})`,
      ),
      ...writeManyStatements(db, cut, now),
      auditStatement(
        db,
        {
          actor: "schedule",
          action: "campaign.prices",
          subject: subjectOf(campaign),
          before: pricesOf(cut, ({ before }) => before),
          after: pricesOf(cut, ({ fields }) => fields),
        },
        now,
      ),
    ]);
    return cut.map(({ id }) => id);
  } catch (error) {
    if (isRefused(violatedConstraint(error))) return null;
    throw error;
  }
}
