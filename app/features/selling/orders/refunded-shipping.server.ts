import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";

/**
 * How much of an order's shipping went back, in öre, as a statement for a batch. Each payment brought the shipping once: of an order that
 * was paid twice, only what went back of the payment that stands counts, or of the one with the receipt once none does.
 */
export function refundedShippingStatement(db: Database, orderId: SQL | string) {
  return statement<{ shippingOre: number }>(
    db,
    sql`SELECT coalesce(sum(shipping_ore), 0) AS shippingOre FROM refunds WHERE payment_id = (
      SELECT p.id FROM payments p WHERE p.order_id = ${orderId} AND p.status IN ${attemptsWithMoney("here", "returning", "returned")}
      ORDER BY p.status IN ${attemptsWithMoney("here")} DESC,
        EXISTS (SELECT 1 FROM receipts c WHERE c.order_id = p.order_id AND c.payment_id = p.id AND c.kind = 'receipt') DESC, p.taken_at
      LIMIT 1)`,
  );
}
