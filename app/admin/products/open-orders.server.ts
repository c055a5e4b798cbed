import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere } from "#app/db/status-sql.server.ts";

/** How many orders that are still to be sent have a product. */
export async function countOpenOrders(db: Database, productId: string): Promise<number> {
  const [row] = await statement<{ open: number }>(
    db,
    sql`SELECT count(DISTINCT o.id) AS "open" FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = ${productId} AND o.status IN ${orderStatusesWhere({ inWarehouse: true })}`,
  );
  return row?.open ?? 0;
}
