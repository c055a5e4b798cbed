import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { readPriceHistories } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { historyAfter, type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";

import { campaignPrices, currencyOf } from "./campaign-price.ts";
import { type Campaign, meantIds } from "./campaign-products.server.ts";
import { type HeldMarketPrice, heldColumns, isHeld, pricesBefore, readMarketHolds } from "./market-holds.server.ts";
import { readPricesOfProducts, type StoredMarketPrice } from "./market-prices-of-products.server.ts";
import type { PreviewedCampaign } from "./preview-products.server.ts";
import { type Came, previewSize, type PreviewedPrice, rowsOf } from "./previewed-price.ts";

/** What a planned campaign of another market than the shop's own would come to, price by price, as they stand now. */
export async function previewMarketPrices(
  db: Database,
  campaign: PreviewedCampaign,
  now: Date,
): Promise<PreviewedPrice[]> {
  const { market } = campaign;
  const currency = currencyOf(market);
  const ids = await meantIds(db, campaign, previewSize);
  const [stored, holds, isOpen] = await Promise.all([
    readPricesOfProducts(db, market, ids),
    readMarketHolds(db, market, ids),
    isMarketOpen(db, market),
  ]);
  const prices = stored.filter(({ isLeft }) => isLeft === 0);
  const histories = await readPriceHistories(
    db,
    currency,
    prices.map(({ id }) => id),
  );
  const start = new Date(Math.max(now.getTime(), Date.parse(campaign.startsAt)));
  const [holdOfProduct, holdOfPrice] = [
    new Map(holds.map((hold) => [hold.productId, hold])),
    new Map(holds.map((hold) => [hold.id, hold])),
  ];
  const came = (price: StoredMarketPrice): Came => {
    const other = holdOfProduct.get(price.productId);
    const endsAt = other?.endsAt ?? null;
    const isFree = !other || (endsAt !== null && Date.parse(endsAt) <= start.getTime());
    const hold = holdOfPrice.get(price.id);
    const offered: Prices = hold && isFree && isHeld(price, hold) ? pricesBefore(hold) : price;
    const known = histories.get(price.id) ?? [];
    const history = isFree && endsAt !== null ? historyAfter(known, { ...offered, currency }, new Date(endsAt)) : known;
    const next = isFree ? campaignPrices(campaign, { ...offered, currency }) : null;
    const reduced = next && { ...next, currency };
    return {
      priceOre: offered.priceOre,
      nextOre: next?.priceOre ?? null,
      // Nothing is shown, nor recorded, in a market that isn't open.
      priorOre: reduced && isOpen ? priorPrice(historyAfter(history, reduced, start), reduced) : null,
      heldBy: isFree ? null : other.name,
    };
  };
  return rowsOfProducts(market, prices, came);
}

type Begun = HeldMarketPrice & { endedAt: string | null };

/** What a campaign of another market that has begun came to, price by price. */
export async function readMarketPricesOf(
  db: Database,
  { id, market }: Pick<Campaign, "id" | "market">,
): Promise<PreviewedPrice[]> {
  const held = await statement<Begun>(
    db,
    sql`SELECT ${heldColumns}, h.ended_at AS endedAt FROM campaign_market_prices h WHERE h.campaign_id = ${id} AND h.product_id IN (
      SELECT DISTINCT product_id FROM campaign_market_prices WHERE campaign_id = ${id} ORDER BY product_id ${limitTo(previewSize)})`,
  );
  const currency = currencyOf(market);
  const [stored, histories] = await Promise.all([
    readPricesOfProducts(
      db,
      market,
      held.map(({ productId }) => productId),
    ),
    readPriceHistories(
      db,
      currency,
      held.flatMap(({ id: price, endedAt }) => (endedAt === null ? [price] : [])),
    ),
  ]);
  const holdOf = new Map(held.map((one) => [one.id, one]));
  const came = (price: StoredMarketPrice & { hold: Begun }): Came => {
    const { hold } = price;
    const history: readonly PricePoint[] = histories.get(price.id) ?? [];
    const isRunning = hold.endedAt === null && isHeld(price, hold);
    return {
      priceOre: hold.beforeOre,
      nextOre: hold.priceOre,
      priorOre: isRunning ? priorPrice(history, { ...price, currency }) : null,
      heldBy: null,
    };
  };
  const prices = stored.flatMap((price) => {
    const hold = holdOf.get(price.id);
    return hold ? [{ ...price, hold }] : [];
  });
  return rowsOfProducts(market, prices, came);
}

/** Whether shoppers see the prices of a market. */
async function isMarketOpen(db: Database, market: string): Promise<boolean> {
  const rows = await statement(db, sql`SELECT 1 FROM markets WHERE id = ${market} AND is_open = 1`);
  return rows.length > 0;
}

/** The rows of prices by product, in the order of their ids. A price that no variant has isn't told. */
function rowsOfProducts<Price extends StoredMarketPrice>(
  market: string,
  prices: readonly Price[],
  came: (price: Price) => Came,
): PreviewedPrice[] {
  const currency = currencyOf(market);
  return [...Map.groupBy(prices, ({ productId }) => productId)].flatMap(([productId, own]) => {
    const shared = own.find(({ variantId, sharesPrice }) => variantId === null && sharesPrice === 1);
    const name = own[0]?.name ?? productId;
    return rowsOf(
      { productId, name, currency },
      shared ? came(shared) : null,
      own.filter(({ variantId }) => variantId !== null).map(came),
    );
  });
}
