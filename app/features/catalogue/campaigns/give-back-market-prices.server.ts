import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { type WantedPrice, writePriceStatements } from "#app/features/catalogue/market-prices/write-prices.server.ts";

import { batchSize, type Campaign } from "./campaign-products.server.ts";
import { isRefused, marketPricesEntry } from "./campaign-writes.server.ts";
import { type HeldMarketPrice, heldColumns, isHeld, pricesBefore } from "./market-holds.server.ts";
import { readPricesOfProducts } from "./market-prices-of-products.server.ts";

/**
 * Gives the next products that a campaign of another market than the shop's own holds their prices back, in one batch, deleted products too.
 * Returns them, none when it holds none; null when a price was saved, or another run was there, meanwhile: then nothing was written.
 */
export async function giveBackMarketPrices(
  db: Database,
  campaign: Pick<Campaign, "id" | "name" | "market">,
  { actor, now }: { actor: string; now: Date },
): Promise<string[] | null> {
  const { id, market } = campaign;
  const held = await statement<HeldMarketPrice>(
    db,
    sql`SELECT ${heldColumns} FROM campaign_market_prices h WHERE h.campaign_id = ${id} AND h.ended_at IS NULL AND h.product_id IN (
      SELECT DISTINCT product_id FROM campaign_market_prices WHERE campaign_id = ${id} AND ended_at IS NULL
      ORDER BY product_id ${limitTo(batchSize)})`,
  );
  if (held.length === 0) return [];
  const products = [...new Set(held.map(({ productId }) => productId))];
  const holdOf = new Map(held.map((one) => [one.id, one]));
  const back = (await readPricesOfProducts(db, market, products)).flatMap((seen): WantedPrice[] => {
    const hold = holdOf.get(seen.id);
    return hold && isHeld(seen, hold) ? [{ seen, ...pricesBefore(hold) }] : [];
  });
  const ids = JSON.stringify([...holdOf.keys()]);
  const ofThese = sql`campaign_id = ${id} AND price_id IN (SELECT value FROM json_each(${ids}))`;
  try {
    await db.batch([
      abortBatchWhen(
        db,
        "ended before",
        sql`EXISTS (SELECT 1 FROM campaign_market_prices WHERE ${ofThese} AND ended_at IS NOT NULL)`,
      ),
      statement(db, sql`UPDATE campaign_market_prices SET ended_at = ${now.toISOString()} WHERE ${ofThese}`),
      ...writePriceStatements(db, market, back, now),
      marketPricesEntry(db, campaign, back, { actor, now }),
    ]);
  } catch (error) {
    if (isRefused(violatedConstraint(error))) return null;
    throw error;
  }
  return products;
}
