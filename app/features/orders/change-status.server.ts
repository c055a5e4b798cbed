import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returnStockStatement, takeStockAgainStatement } from "#app/features/inventory/reserve.server.ts";
import type { OrderStatus } from "#app/shared/states.ts";

import { eventStatement } from "./events.server.ts";

export type StatusChange = "changed" | "unknown-order" | "out-of-stock";

/**
 * Sets an order's status; staff may set any (specification, section 4). Cancelling an order that has not left the
 * warehouse gives its stock back, once; reopening it takes the stock again, or answers `out-of-stock`. Setting the
 * status an order has already changes nothing.
 */
export async function changeOrderStatus(
  db: Database,
  change: { orderId: string; status: OrderStatus; actor: string },
  now: Date,
): Promise<StatusChange> {
  const { orderId, status, actor } = change;
  const differs = sql`status <> ${status}`;
  const inWarehouse = sql`status IN ('pending', 'processing')`;
  const [moveStock, holdsStock] =
    status === "cancelled"
      ? [returnStockStatement(db, orderId, inWarehouse), sql`CASE WHEN ${inWarehouse} THEN 0 ELSE holds_stock END`]
      : [takeStockAgainStatement(db, orderId), sql`1`];
  const reservedUntil = status === "pending" ? sql`reserved_until` : sql`NULL`;
  try {
    const [, , , found] = await db.batch([
      moveStock,
      eventStatement(db, { orderId, type: `status: ${status}`, actor, condition: differs }, now),
      statement(
        db,
        sql`UPDATE orders SET holds_stock = ${holdsStock}, reserved_until = ${reservedUntil}, status = ${status},
        updated_at = ${now.toISOString()} WHERE id = ${orderId} AND ${differs}`,
      ),
      db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)),
    ]);
    return found.length > 0 ? "changed" : "unknown-order";
  } catch (error) {
    if (violatedConstraint(error) === "product_variants_quantity") return "out-of-stock";
    throw error;
  }
}
