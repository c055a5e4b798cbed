import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { mostUnitsTold } from "#app/features/catalogue/products/told-stock.ts";
import { lowestPrice, variantPrice } from "#app/features/catalogue/products/variant-price-columns.server.ts";

import type { StockLevel } from "./schemas.ts";

type Prices = NonNullable<StockLevel["prices"]>;

/** Units in stock of the given products as strangers are told them, summed over variants, and their prices. Unknown and hidden ones are omitted. */
export async function readStockLevels(db: Database, ids: readonly string[]): Promise<StockLevel[]> {
  const rows = await statement<Omit<StockLevel, "prices"> & { prices: string | null }>(
    db,
    sql`
    SELECT p.id, CASE WHEN p.in_stock = 0 THEN 0
      ELSE (SELECT min(coalesce(sum(quantity), 0), ${mostUnitsTold}) FROM product_variants WHERE product_id = p.id) END AS quantity,
      ${lowestPrice} / 100.0 AS price, p.currency,
      CASE WHEN p.lowest_price_ore IS NOT NULL THEN (SELECT json_group_array(json_object('variantId', v.id, 'price', ${variantPrice} / 100.0))
        FROM product_variants v WHERE v.product_id = p.id) END AS prices
    FROM json_each(${JSON.stringify(ids)}) wanted JOIN products p ON p.id = wanted.value
    WHERE ${forSale}`,
  );
  return rows.map(({ prices, ...level }) =>
    prices === null ? level : { ...level, prices: JSON.parse(prices) as Prices },
  );
}
