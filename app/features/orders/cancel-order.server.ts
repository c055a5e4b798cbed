import { and, eq, lt, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returnStockStatement } from "#app/features/inventory/reserve.server.ts";

import { eventStatement } from "./events.server.ts";

const unpaid = sql`payment_status = 'unpaid' AND status = 'pending'`;

/**
 * Cancels an order that nobody paid and gives its stock back, in one batch. An order that was paid or moved meanwhile
 * is left alone. `reason` is told in the order's events.
 */
export async function cancelUnpaidOrder(db: Database, orderId: string, reason: string, now: Date): Promise<void> {
  await db.batch([
    returnStockStatement(db, orderId, unpaid),
    eventStatement(db, { orderId, type: "cancelled", actor: "system", data: { reason }, condition: unpaid }, now),
    statement(
      db,
      sql`UPDATE orders SET status = 'cancelled', holds_stock = 0, reserved_until = NULL, updated_at = ${now.toISOString()}
      WHERE id = ${orderId} AND ${unpaid}`,
    ),
  ]);
}

/** The same for the order of an idempotency key, when a browser starts over with a changed cart. */
export async function cancelUnpaidOrderByKey(db: Database, key: string, now: Date): Promise<void> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key));
  if (order) await cancelUnpaidOrder(db, order.id, "replaced by a newer order", now);
}

/** Cancels every unpaid order whose reservation ran out before `now`; answers how many. */
export async function cancelExpiredOrders(db: Database, now: Date): Promise<number> {
  const expired = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lt(orders.reservedUntil, now.toISOString()), eq(orders.paymentStatus, "unpaid")))
    .limit(200);
  for (const order of expired) await cancelUnpaidOrder(db, order.id, "not paid in time", now);
  return expired.length;
}
