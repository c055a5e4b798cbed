import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";

/** A product of an order, by its id, and the size it was bought in; empty when it was bought in several. */
export interface BoughtLine {
  product: string;
  size: string;
}

/** What was sent of a paid order, each product once. The caller has checked the order's signed link. */
export async function boughtLines(db: Database, orderId: string): Promise<BoughtLine[]> {
  return statement<BoughtLine>(
    db,
    sql`SELECT l.product_id AS product, iif(count(DISTINCT l.size) = 1, min(l.size), '') AS size
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.id = ${orderId} AND o.payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })} AND l.fulfilled_quantity > 0
      GROUP BY l.product_id ORDER BY min(l.position)`,
  );
}
