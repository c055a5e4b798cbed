import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { codeIsTaken } from "#app/features/selling/discounts/queries.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

/** Why an order took no payment. */
export type UnpayableOrder =
  | { kind: "already-paid" }
  /** Another payment of it is being decided. */
  | { kind: "processing" }
  /** Its discount code has no use left. */
  | { kind: "code-used-up" }
  /** It was cancelled before it was paid: its buyer may order anew. */
  | { kind: "order-cancelled" }
  /** It was refunded, or there is none. */
  | { kind: "order-closed" };

/** Why an order is cancelled whose code has no use left, in its events. */
export const codeUsedUp = "its discount code was used up";

/**
 * Reads again what an order is that could not be paid a moment ago: somebody else may have paid it meanwhile. One whose code has
 * no use left is cancelled, so that its buyer can order without the code.
 */
export async function readUnpayable(db: Database, orderId: string, now: Date): Promise<UnpayableOrder> {
  const [order] = await db
    .select({
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      codeIsTaken: codeIsTaken(sql`orders.id`).mapWith(Boolean),
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return { kind: "order-closed" };
  const { hasMoney, wasPaid } = paymentStatusFacts[order.paymentStatus];
  if (wasPaid) return { kind: hasMoney ? "already-paid" : "order-closed" };
  if (orderStatusFacts[order.status].isCancelled) return { kind: "order-cancelled" };
  if (!order.codeIsTaken) return { kind: "processing" };
  await cancelUnpaidOrder(db, orderId, codeUsedUp, now);
  return { kind: "code-used-up" };
}
