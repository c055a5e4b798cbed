import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { forSale } from "#app/features/catalogue/products/for-sale.server.ts";
import { mostUnitsTold } from "#app/features/catalogue/products/told-stock.ts";

import type { StockLevel } from "./schemas.ts";

/** Units in stock of the given products as strangers are told them, summed over variants, and their prices. Unknown and hidden ones are omitted. */
export async function readStockLevels(db: Database, ids: readonly string[]): Promise<StockLevel[]> {
  return statement<StockLevel>(
    db,
    sql`
    SELECT p.id, CASE WHEN p.in_stock = 0 THEN 0
      ELSE (SELECT min(coalesce(sum(quantity), 0), ${mostUnitsTold}) FROM product_variants WHERE product_id = p.id) END AS quantity,
      p.price_ore / 100.0 AS price, p.currency
    FROM json_each(${JSON.stringify(ids)}) wanted JOIN products p ON p.id = wanted.value
    WHERE ${forSale}`,
  );
}
