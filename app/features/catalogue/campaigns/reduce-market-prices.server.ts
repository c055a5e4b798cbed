import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { type WantedPrice, writePriceStatements } from "#app/features/catalogue/market-prices/write-prices.server.ts";

import { campaignPrices, currencyOf } from "./campaign-price.ts";
import type { Campaign } from "./campaign-products.server.ts";
import { abortUnlessPlanned, isRefused, marketPricesEntry } from "./campaign-writes.server.ts";
import { readPricesOfProducts } from "./market-prices-of-products.server.ts";

/**
 * Gives products the prices of a campaign of another market than the shop's own, in one batch. Returns those whose prices changed; null when the
 * campaign or a price was changed meanwhile, or another campaign took a product: then none did.
 */
export async function reduceMarketPrices(
  db: Database,
  campaign: Campaign,
  ids: readonly string[],
  now: Date,
): Promise<string[] | null> {
  const { id, market } = campaign;
  const currency = currencyOf(market);
  const cut = (await readPricesOfProducts(db, market, ids)).flatMap((seen): WantedPrice[] => {
    const prices = seen.isLeft ? null : campaignPrices(campaign, { ...seen, currency });
    return prices ? [{ seen, ...prices }] : [];
  });
  if (cut.length === 0) return [];
  const rows = JSON.stringify(
    cut.map(({ seen, priceOre }) => ({
      id: seen.id,
      productId: seen.productId,
      priceOre,
      beforeOre: seen.priceOre,
      earlierOre: seen.earlierPriceOre,
    })),
  );
  try {
    await db.batch([
      abortUnlessPlanned(db, campaign),
      // The index knows prices alone, and another one may hold a product's other prices.
      abortBatchWhen(
        db,
        "held by another campaign",
        sql`EXISTS (SELECT 1 FROM campaign_market_prices h JOIN campaigns a ON a.id = h.campaign_id AND a.market = ${market} AND a.id <> ${id}
          WHERE h.ended_at IS NULL AND h.product_id IN (SELECT value ->> 'productId' FROM json_each(${rows})))`,
      ),
      statement(
        db,
        sql`INSERT INTO campaign_market_prices (campaign_id, price_id, product_id, price_ore, price_before_ore, earlier_before_ore)
        SELECT ${id}, value ->> 'id', value ->> 'productId', value ->> 'priceOre', value ->> 'beforeOre', value ->> 'earlierOre'
        FROM json_each(${rows})`,
      ),
      ...writePriceStatements(db, market, cut, now),
      marketPricesEntry(db, campaign, cut, { actor: "schedule", now }),
    ]);
  } catch (error) {
    if (isRefused(violatedConstraint(error))) return null;
    throw error;
  }
  return [...new Set(cut.map(({ seen }) => seen.productId))];
}
