import { type SQL, sql } from "drizzle-orm";

import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";

import { closedAfter } from "./market-price-history.server.ts";
import { isToldIn, isVatPaidOn } from "./sold-in-market.server.ts";
import { variantPrice } from "./variant-price-columns.server.ts";

const priceOfMarket = (
  id: SQL,
): SQL => sql`(SELECT json_object('priceOre', m.price_ore, 'earlierPriceOre', m.earlier_price_ore,
  'prices', json((SELECT json_group_array(json_object('priceOre', price_ore, 'validFrom', valid_from,
    'validUntil', valid_until, 'isReduced', json(iif(is_reduced, 'true', 'false'))))
    FROM (SELECT h.*, ${closedAfter} AS valid_until FROM market_price_history h JOIN markets k ON k.id = m.market
      WHERE h.price_id = m.id ORDER BY h.valid_from, h.rowid))))
  FROM market_prices m WHERE m.id = ${id} AND ${isVatPaidOn})`;

/** What is sold nowhere in a market. */
const notSold = sql.raw(`'{"shared":null,"isShared":0,"own":[]}'`);

/** The `StoredMarketPricing` of the product `p` in the market that the SQL names, as JSON: without a price where it may not be sold. */
export const marketPricingOf = (market: SQL): SQL => sql`iif(${isToldIn(market)}, ${pricesIn(market)}, ${notSold})`;

const pricesIn = (market: SQL): SQL => sql`json_object(
  'shared', json(${priceOfMarket(sql`${market} || ':' || p.id`)}),
  'isShared', EXISTS (SELECT 1 FROM product_variants v
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id AND c.available = 1
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id AND s.available = 1
    WHERE v.product_id = p.id AND v.price_ore IS NULL),
  'own', json((SELECT json_group_array(json_object('key', v.color_id || ' ' || v.size_id,
      'isOffered', c.available AND s.available, 'price', json(${priceOfMarket(sql`${market} || ':' || p.id || ':' || v.id`)})))
    FROM product_variants v
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE v.product_id = p.id AND v.price_ore IS NOT NULL)))`;

/** Joins the market `k` whose prices are asked for, where it isn't the shop's own: once it is open, unless an order in it asks. */
export const joinMarket = (market: SQL, { evenClosed = false } = {}): SQL => sql`LEFT JOIN markets k
  ON k.id = ${market} AND k.id <> ${homeMarket.id}${evenClosed ? sql`` : sql` AND k.is_open = 1`}`;

/** What the variant `v` of the product `p` costs in the market `k`, else in the shop's own; null where it isn't sold in the market. */
export const priceInMarket: SQL = sql`iif(k.id IS NULL, ${variantPrice}, (SELECT m.price_ore FROM market_prices m
  WHERE m.id = k.id || ':' || p.id || iif(v.price_ore IS NULL, '', ':' || v.id) AND ${isVatPaidOn} AND ${isToldIn(sql`m.market`)}))`;

/** Whether anything of the product `p` is sold on pages of a market: all of it while the market is closed. */
export const isSoldOnPagesOf = ({ id }: Market): SQL =>
  id === homeMarket.id
    ? sql`TRUE`
    : sql`(NOT EXISTS (SELECT 1 FROM markets WHERE id = ${id} AND is_open = 1)
      OR EXISTS (SELECT 1 FROM market_prices m WHERE m.product_id = p.id AND m.market = ${id} AND ${isVatPaidOn} AND ${isToldIn(sql`m.market`)}))`;

/**
 * The end of a JSON object with the pricing of the product `p` in a market as `market`, or at a path where something is inserted; null while
 * it is closed. Nothing for the shop's own.
 */
export function marketColumn({ id }: Market, key: "market" | "$.market" = "market"): SQL {
  if (id === homeMarket.id) return sql``;
  return sql`, ${sql.raw(`'${key}'`)}, json(CASE WHEN EXISTS (SELECT 1 FROM markets WHERE id = ${id} AND is_open = 1)
    THEN ${marketPricingOf(sql`${id}`)} END)`;
}
