import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";

/** Whether an order has a payment to refund, and how much of its shipping went back, in öre. Throws when D1 fails. */
export async function readOrderRefunds(
  db: Database,
  orderId: string,
): Promise<{ isRefundable: boolean; refundedShippingOre: number }> {
  const [succeeded, rows] = await db.batch([
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, "succeeded"))),
    db.select({ shippingOre: refunds.shippingOre }).from(refunds).where(eq(refunds.orderId, orderId)),
  ]);
  return {
    isRefundable: succeeded.length > 0,
    refundedShippingOre: rows.reduce((sum, { shippingOre }) => sum + shippingOre, 0),
  };
}
