import { and, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";

/** A refund of an order, in öre, with what recording that it was made needs; undefined when the order has no such. */
export async function readRefundOfOrder(db: Database, { orderId, refundId }: { orderId: string; refundId: string }) {
  const [refund] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amountOre: refunds.amountOre,
      currency: payments.currency,
      orderNumber: orders.orderNumber,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)));
  return refund;
}
