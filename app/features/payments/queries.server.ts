import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { refundedShippingStatement } from "#app/features/orders/refunded-shipping.server.ts";

/** Whether an order has a payment to refund, and how much of its shipping went back, in öre. Throws when D1 fails. */
export async function readOrderRefunds(
  db: Database,
  orderId: string,
): Promise<{ isRefundable: boolean; refundedShippingOre: number }> {
  const [succeeded, [refunded]] = await db.batch([
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, "succeeded"))),
    refundedShippingStatement(db, orderId),
  ]);
  return {
    isRefundable: succeeded.length > 0,
    refundedShippingOre: refunded?.shippingOre ?? 0,
  };
}
