import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { readBulkProducts, writeManyStatements } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { givenBack, type HeldPrice } from "#app/features/catalogue/products/bulk-price.ts";
import { isSame } from "#app/features/catalogue/products/product-changes.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { batchSize } from "./campaign-products.server.ts";
import { isRefused, pricesOf, subjectOf } from "./campaign-writes.server.ts";

interface Held {
  id: string;
  priceOre: number;
  beforeOre: number;
  earlierOre: number | null;
  /** JSON of `HeldPrice` by `variantKey`. */
  variants: string;
}

/**
 * Gives the next products that a campaign holds their prices back, in one batch. Returns them, none when it holds none; null when a product was
 * saved, or another run was there, meanwhile: then nothing was written.
 */
export async function giveBackProducts(
  db: Database,
  campaign: { id: string; name: string },
  { actor, now }: { actor: string; now: Date },
): Promise<string[] | null> {
  const held = await statement<Held>(
    db,
    sql`SELECT product_id AS id, price_ore AS priceOre, price_before_ore AS beforeOre, earlier_before_ore AS earlierOre, variants
      FROM campaign_products WHERE campaign_id = ${campaign.id} AND ended_at IS NULL ORDER BY product_id ${limitTo(batchSize)}`,
  );
  if (held.length === 0) return [];
  const byId = new Map(held.map((row) => [row.id, row]));
  const products = await readBulkProducts(db, [...byId.keys()]);
  const changed = products.flatMap((product) => {
    const row = byId.get(product.id);
    if (!row) return [];
    const { variantPrices } = product.fields;
    const isHeld = product.fields.priceOre === row.priceOre;
    const fields = {
      ...product.fields,
      ...(isHeld && { priceOre: row.beforeOre, earlierPriceOre: row.earlierOre }),
      ...(variantPrices && {
        variantPrices: givenBack(variantPrices, JSON.parse(row.variants) as Record<string, HeldPrice>),
      }),
    };
    if (isSame(fields, product.fields)) return [];
    return [{ ...product, before: product.fields, fields }];
  });
  const [ids, read] = [[...byId.keys()], products.map(({ id }) => id)].map((list) => JSON.stringify(list));
  const ofThese = sql`campaign_id = ${campaign.id} AND product_id IN (SELECT value FROM json_each(${ids}))`;
  try {
    await db.batch([
      abortBatchWhen(
        db,
        "ended before",
        sql`EXISTS (SELECT 1 FROM campaign_products WHERE ${ofThese} AND ended_at IS NOT NULL)`,
      ),
      abortBatchWhen(
        db,
        "restored meanwhile",
        sql`EXISTS (SELECT 1 FROM products WHERE archived_at IS NULL AND id IN (SELECT value FROM json_each(${ids}))
          AND id NOT IN (SELECT value FROM json_each(${read})))`,
      ),
      statement(db, sql`UPDATE campaign_products SET ended_at = ${now.toISOString()} WHERE ${ofThese}`),
      ...writeManyStatements(db, changed, now),
      auditStatement(
        db,
        {
          actor,
          action: "campaign.prices",
          subject: subjectOf(campaign),
          before: pricesOf(changed, ({ before }) => before),
          after: pricesOf(changed, ({ fields }) => fields),
        },
        now,
      ),
    ]);
    return [...byId.keys()];
  } catch (error) {
    if (isRefused(violatedConstraint(error))) return null;
    throw error;
  }
}
