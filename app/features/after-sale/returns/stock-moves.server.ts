import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";

/** How a variant's stock moved in this batch, for the pages that show it. */
export function stockMovesOf(db: Database, variantId: string, moved: number) {
  return statement<StockMovement>(
    db,
    sql`SELECT product_id AS productId, quantity AS "left", ${moved} AS moved,
      (SELECT sum(quantity) FROM product_variants s WHERE s.product_id = v.product_id) AS productLeft
    FROM product_variants v WHERE id = ${variantId}`,
  );
}
