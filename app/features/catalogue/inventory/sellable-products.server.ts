import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { joinMarket, priceInMarket } from "#app/features/catalogue/products/market-pricing.server.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { homeMarket, marketOf } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

interface SellableVariant {
  id: string;
  colorId: string;
  sizeId: string;
  color: string;
  size: string;
  /** The first picture of its color; null when the color has none. */
  image: string | null;
  quantity: number;
  /** What it costs, its own price or its product's, in hundredths of the currency. */
  priceOre: number;
}

/** A product that is for sale, with its variants, their stock and their prices: a product without a variant has no price. */
export interface SellableProduct {
  id: string;
  name: string;
  /** The market that it is sold in at these prices. */
  market: MarketId;
  currency: Currency;
  source: string;
  image: string;
  variants: SellableVariant[];
}

export interface SellableRow {
  id: string;
  name: string;
  /** Null where the market that was asked for is closed: then it is the shop's own. */
  market: MarketId | null;
  currency: Currency;
  source: string;
  image: string | null;
  variants: string;
}

/** Whose prices are read: those of the page's market once it is open, or those of an order's market, open or not. */
type PricedFor = MarketId | "page";

/** Reads, by id, the products that are for sale, as a statement for a batch. */
export function sellableProductsStatement(db: Database, ids: readonly string[], pricedFor: PricedFor = "page") {
  return sellableRows(db, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`, pricedFor);
}

/** Reads the products of these ids, and those of these variants, that are for sale, as a statement for a batch. */
export function sellableProductsOfVariantsStatement(
  db: Database,
  ids: readonly string[],
  variantIds: readonly string[],
) {
  return sellableRows(
    db,
    sql`(SELECT value FROM json_each(${JSON.stringify(ids)})
      UNION SELECT product_id FROM product_variants WHERE id IN (SELECT value FROM json_each(${JSON.stringify(variantIds)})))`,
    "page",
  );
}

/** Reads the products of an order that are still for sale, in its market, as a statement for a batch. */
export function sellableProductsOfOrderStatement(db: Database, orderId: string) {
  const join = joinMarket(sql`(SELECT market FROM orders WHERE id = ${orderId})`, { evenClosed: true });
  return sellableStatement(db, sql`(SELECT product_id FROM order_lines WHERE order_id = ${orderId})`, join);
}

function sellableRows(db: Database, ids: SQL, pricedFor: PricedFor) {
  const isPage = pricedFor === "page";
  const market = isPage ? currentMarket().id : pricedFor;
  return sellableStatement(db, ids, joinMarket(sql`${market}`, { evenClosed: !isPage }));
}

function sellableStatement(db: Database, ids: SQL, join: SQL) {
  return statement<SellableRow>(
    db,
    sql`
    SELECT p.id, p.name, k.id AS market, p.currency, p.source,
      (SELECT url FROM product_media WHERE product_id = p.id ORDER BY position LIMIT 1) AS image,
      (SELECT json_group_array(json_object('id', v.id, 'colorId', v.color_id, 'sizeId', v.size_id,
          'color', v.color, 'size', v.size, 'priceOre', ${priceInMarket},
          'image', coalesce(v.picture,
            (SELECT url FROM product_media m WHERE m.product_id = p.id AND m.color_id = v.color_id ORDER BY m.position LIMIT 1)),
          'quantity', CASE WHEN p.in_stock = 1 AND v.available = 1 THEN v.quantity ELSE 0 END))
        FROM (SELECT all_variants.*, c.name AS color, s.name AS size, c.available AND s.available AS available
          FROM product_variants all_variants
          JOIN product_colors c ON c.product_id = all_variants.product_id AND c.id = all_variants.color_id
          JOIN product_sizes s ON s.product_id = all_variants.product_id AND s.id = all_variants.size_id
          WHERE all_variants.product_id = p.id ORDER BY c.position, s.position) v) AS variants
    FROM products p ${join}
    WHERE p.id IN ${ids}
      AND ${forSale}`,
  );
}

/** The rows of `sellableProductsStatement` by product id. What has no price in its market isn't sold there. */
export function sellableProducts(rows: readonly SellableRow[]): Map<string, SellableProduct> {
  return new Map(
    rows.flatMap(({ image, variants, market: id, ...row }) => {
      const market = marketOf(id ?? homeMarket.id) ?? homeMarket;
      const stored = JSON.parse(variants) as (Omit<SellableVariant, "priceOre"> & { priceOre: number | null })[];
      const priced = stored.filter((variant): variant is SellableVariant => variant.priceOre !== null);
      if (stored.length > 0 && priced.length === 0) return [];
      const currency = id === null ? row.currency : market.currency;
      return [[row.id, { ...row, market: market.id, currency, image: image ?? "", variants: priced }] as const];
    }),
  );
}
