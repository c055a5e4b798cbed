import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { joinMarket, priceInMarket } from "#app/features/catalogue/products/market-pricing.server.ts";
import { mostUnitsTold } from "#app/features/catalogue/products/told-stock.ts";
import { lowestPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";

import type { StockLevel } from "./schemas.ts";

/** A level as the database tells it: its prices are read where variants may differ, and in another market than the shop's own. */
interface StoredLevel extends Omit<StockLevel, "prices"> {
  isInMarket: number;
  prices: string | null;
}

/** Units in stock of the given products as strangers are told them, summed over variants, and their prices. Unknown and hidden ones are omitted. */
export async function readStockLevels(db: Database, ids: readonly string[]): Promise<StockLevel[]> {
  const market = currentMarket();
  const rows = await statement<StoredLevel>(
    db,
    sql`
    SELECT p.id, CASE WHEN p.in_stock = 0 THEN 0
      ELSE (SELECT min(coalesce(sum(quantity), 0), ${mostUnitsTold}) FROM product_variants WHERE product_id = p.id) END AS quantity,
      ${lowestPrice} / 100.0 AS price, p.currency, k.id IS NOT NULL AS isInMarket,
      CASE WHEN k.id IS NOT NULL OR p.lowest_price_ore IS NOT NULL
        THEN (SELECT json_group_array(json_object('variantId', v.id, 'price', ${priceInMarket} / 100.0, 'isOffered', c.available AND s.available))
          FROM product_variants v
          JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
          JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
          WHERE v.product_id = p.id) END AS prices
    FROM json_each(${JSON.stringify(ids)}) wanted JOIN products p ON p.id = wanted.value ${joinMarket(sql`${market.id}`)}
    WHERE ${forSale}`,
  );
  return rows.flatMap(({ prices, isInMarket, ...level }) => {
    if (prices === null) return [level];
    const stored = JSON.parse(prices) as { variantId: string; price: number | null; isOffered: number }[];
    const priced = stored.flatMap(({ price, ...one }) => (price === null ? [] : [{ ...one, price }]));
    const all = priced.map(({ variantId, price }) => ({ variantId, price }));
    if (isInMarket === 0) return [{ ...level, prices: all }];
    // What has no price in the market isn't sold there.
    if (all.length === 0) return [];
    const offered = priced.filter(({ isOffered }) => isOffered === 1);
    const price = Math.min(...(offered.length > 0 ? offered : all).map((one) => one.price));
    return [{ ...level, price, currency: market.currency, prices: all }];
  });
}
