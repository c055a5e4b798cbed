import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { isUntoldIn } from "#app/features/catalogue/products/binding-texts.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { closedAfter } from "#app/features/catalogue/products/market-price-history.server.ts";
import { type PricePoint, priorPrice } from "#app/features/catalogue/products/price-history.ts";
import { isSourceSold } from "#app/features/catalogue/products/sold-in-market.server.ts";
import type { Market } from "#app/features/shop/markets/markets.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { voecPriceLimitOre } from "#app/features/shop/shipping/voec-price-limit.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import { formatPrice } from "#app/shared/money.ts";

/** A price of a market as staff edit it: of a product, or of a variant that has a price of its own in the shop. */
export interface MarketPrice {
  /** The id that its row of `market_prices` has, or will have. */
  id: string;
  productId: string;
  variantId: string | null;
  /** The product, and the variant's color and size; null for the product itself. */
  name: string;
  variant: string | null;
  /** The shop's own price, before a sale, in hundredths of its currency. */
  ownOre: number;
  ownCurrency: Currency;
  isForSale: boolean;
  /** Why it isn't sold in the market at this price, in words; null where it is. */
  whyNotSold: string | null;
  /** In hundredths of the market's currency; null while there is none. */
  priceOre: number | null;
  earlierPriceOre: number | null;
  /** The version; null while there is no price. */
  updatedAt: string | null;
}

type Stored = Omit<MarketPrice, "isForSale" | "whyNotSold"> & { isForSale: number; source: string };

/** Every price of a market there is, or should be: of all products that are not deleted, by name. */
export async function listMarketPrices(db: Database, market: Market): Promise<MarketPrice[]> {
  const rows = await statement<Stored>(
    db,
    sql`SELECT wanted.*, m.price_ore AS priceOre, m.earlier_price_ore AS earlierPriceOre, m.updated_at AS updatedAt
    FROM (
      SELECT ${market.id} || ':' || p.id AS id, p.id AS productId, NULL AS variantId, p.name AS name, NULL AS variant,
        coalesce(p.earlier_price_ore, p.price_ore) AS ownOre, p.currency AS ownCurrency, p.source AS source, ${forSale} AS isForSale,
        -1 AS color, -1 AS size
      FROM products p WHERE p.archived_at IS NULL
      UNION ALL
      SELECT ${market.id} || ':' || p.id || ':' || v.id, p.id, v.id, p.name, c.name || ', ' || s.name,
        coalesce(v.earlier_price_ore, v.price_ore), p.currency, p.source, ${forSale}, c.position, s.position
      FROM product_variants v JOIN products p ON p.id = v.product_id
      JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
      JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
      WHERE v.price_ore IS NOT NULL AND p.archived_at IS NULL
    ) wanted LEFT JOIN market_prices m ON m.id = wanted.id
    ORDER BY wanted.name COLLATE NOCASE, wanted.productId, wanted.color, wanted.size`,
  );
  return rows.map(({ id, productId, variantId, name, variant, ownOre, ownCurrency, isForSale, source, ...price }) => {
    const { priceOre, earlierPriceOre, updatedAt } = price;
    const known = { id, productId, variantId, name, variant, ownOre, ownCurrency, isForSale: isForSale === 1 };
    return { ...known, whyNotSold: whyNotSold(market, source, priceOre), priceOre, earlierPriceOre, updatedAt };
  });
}

/** Why something isn't sold in a market: in Norway, what can't be sold by VOEC. */
function whyNotSold({ vatScheme, country, currency }: Market, source: string, priceOre: number | null): string | null {
  if (vatScheme !== "voec") return null;
  if (!isOwnSource(source)) return `Not sold in ${country}: a partner sends it`;
  if (priceOre === null || priceOre < voecPriceLimitOre) return null;
  return `Not sold in ${country}: from ${formatPrice(voecPriceLimitOre, currency)}`;
}

/** How many products and variants for sale have no price in each market, by its id. */
export async function countMissingPrices(db: Database): Promise<Map<string, number>> {
  const rows = await statement<{ market: string; missing: number }>(
    db,
    sql`SELECT k.id AS market, count(*) AS missing FROM markets k JOIN (
      SELECT p.id AS item, p.id AS product FROM products p WHERE ${forSale}
      UNION ALL SELECT p.id || ':' || v.id, p.id FROM product_variants v JOIN products p ON p.id = v.product_id
      WHERE v.price_ore IS NOT NULL AND ${forSale}
    ) wanted JOIN products p ON p.id = wanted.product AND ${isSourceSold} WHERE NOT EXISTS (SELECT 1 FROM market_prices m WHERE m.id = k.id || ':' || wanted.item)
    GROUP BY k.id`,
  );
  return new Map(rows.map(({ market, missing }) => [market, missing]));
}

/** A product for sale whose warnings or guarantee aren't translated, as they are today, into a language. */
export interface UntoldProduct {
  language: PrefixedLanguage;
  id: string;
  name: string;
}

/** The products for sale that say something by law which isn't translated, by language and name. */
export async function listUntoldProducts(db: Database): Promise<UntoldProduct[]> {
  return statement<UntoldProduct>(
    db,
    sql`SELECT l.value AS language, p.id, p.name FROM products p CROSS JOIN json_each(${JSON.stringify(prefixedLanguages)}) l
    WHERE ${forSale} AND ${isUntoldIn(sql`l.value`)} ORDER BY l.key, p.name COLLATE NOCASE, p.id`,
  );
}

/**
 * The prior prices that may stand struck through beside prices of a market, by their ids, in hundredths of its currency: by the same rule of 30
 * days as the shop's own. Those without one are left out.
 */
export async function readPriorPrices(
  db: Database,
  { currency }: Market,
  prices: readonly Pick<MarketPrice, "id" | "priceOre" | "earlierPriceOre">[],
): Promise<Map<string, number>> {
  const reduced = prices.filter(({ earlierPriceOre }) => earlierPriceOre !== null);
  const histories = await readPriceHistories(
    db,
    currency,
    reduced.map(({ id }) => id),
  );
  return new Map(
    reduced.flatMap(({ id, priceOre, earlierPriceOre }) => {
      const history = histories.get(id) ?? [];
      const prior = priceOre === null ? null : priorPrice(history, { priceOre, earlierPriceOre, currency });
      return prior === null ? [] : [[id, prior] as const];
    }),
  );
}

/** Every price that prices of a market in this currency were in an open market, by their ids, oldest first. */
export async function readPriceHistories(
  db: Database,
  currency: Currency,
  ids: readonly string[],
): Promise<Map<string, PricePoint[]>> {
  if (ids.length === 0) return new Map();
  type Point = Pick<PricePoint, "priceOre" | "validFrom" | "validUntil"> & { id: string; isReduced: number };
  const points = await statement<Point>(
    db,
    sql`SELECT h.price_id AS id, h.price_ore AS priceOre, h.valid_from AS validFrom, ${closedAfter} AS validUntil, h.is_reduced AS isReduced
    FROM market_price_history h JOIN market_prices m ON m.id = h.price_id JOIN markets k ON k.id = m.market
    WHERE h.price_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    ORDER BY h.valid_from, h.rowid`,
  );
  const histories = new Map<string, PricePoint[]>();
  for (const { id, isReduced, ...point } of points) {
    const known = histories.get(id) ?? [];
    known.push({ ...point, currency, isReduced: isReduced === 1, vatAddedHundredths: 0 });
    histories.set(id, known);
  }
  return histories;
}
