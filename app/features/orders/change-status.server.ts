import { eq, inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import {
  releaseStockStatement,
  stockMovesStatement,
  reserveStockAgainStatement,
} from "#app/features/inventory/reserve.server.ts";
import type { StockMovement } from "#app/features/inventory/shown-stock.ts";
import type { OrderStatus } from "#app/shared/states.ts";

import { eventStatement } from "./events.server.ts";
import { warehouseStatuses } from "./order-status.ts";

export type StatusChange =
  /** `toRefund` are the payments to refund now; they already have the status `refunding`. */
  | { kind: "changed"; toRefund: string[]; moves: StockMovement[] }
  | { kind: "unknown-order" }
  | { kind: "out-of-stock" }
  /** It was cancelled and refunded, so it cannot be reopened. */
  | { kind: "refunded-before" }
  /** It is paid, but not by the current provider, so it cannot be refunded here. */
  | { kind: "not-refundable" };

/** The outcome shown to staff. `refund-pending`: cancelled, but the refund failed and will be retried. */
export type StatusOutcome = StatusChange["kind"] | "refunded" | "refund-pending";

/**
 * Sets an order's status; staff may set any (R10), with two exceptions: a refunded order stays cancelled, and a paid
 * one is cancelled only when `provider` can refund it. Cancelling an order that has not left the warehouse releases its
 * stock, once; reopening it reserves the stock again, or returns `out-of-stock`. Cancelling a paid
 * order marks its payment for refund in the same batch. Setting the status an order already has changes nothing. Throws when D1 fails.
 */
export async function changeOrderStatus(
  db: Database,
  change: { orderId: string; status: OrderStatus; actor: string; provider: string },
  now: Date,
): Promise<StatusChange> {
  const { orderId, status, actor, provider } = change;
  const cancels = status === "cancelled";
  const refundable = sql`(payment_status <> 'paid' OR EXISTS (SELECT 1 FROM payments p
    WHERE p.order_id = orders.id AND p.status = 'succeeded' AND p.provider = ${provider}))`;
  const reopenable = sql`(status <> 'cancelled' OR payment_status = 'unpaid')`;
  const allowed = sql`status <> ${status} AND ${cancels ? refundable : reopenable}`;
  const inWarehouse = inArray(orders.status, warehouseStatuses);
  const holdsStock = cancels ? sql`CASE WHEN ${inWarehouse} THEN 0 ELSE holds_stock END` : sql`1`;
  const kept = (column: "reserved_until" | "reserved_by") => (status === "pending" ? sql.raw(column) : sql`NULL`);
  try {
    const [moved, , updated, toRefund, moves, [found]] = await db.batch([
      cancels
        ? releaseStockStatement(db, { orderId, actor, now }, sql`${allowed} AND ${inWarehouse}`)
        : reserveStockAgainStatement(db, { orderId, actor, now }, allowed),
      eventStatement(db, { orderId, type: `status: ${status}`, actor, condition: allowed }, now),
      statement<{ id: string }>(
        db,
        sql`UPDATE orders SET holds_stock = ${holdsStock}, reserved_until = ${kept("reserved_until")},
          reserved_by = ${kept("reserved_by")}, status = ${status}, updated_at = ${now.toISOString()}
        WHERE id = ${orderId} AND ${allowed} RETURNING id`,
      ),
      statement<{ id: string }>(
        db,
        sql`UPDATE payments SET status = 'refunding', updated_at = ${now.toISOString()}
        WHERE order_id = ${orderId} AND status = 'succeeded'
          AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = 'cancelled') RETURNING id`,
      ),
      stockMovesStatement(db, orderId, cancels ? "released" : "reserved"),
      db
        .select({ status: orders.status, paymentStatus: orders.paymentStatus })
        .from(orders)
        .where(eq(orders.id, orderId)),
    ]);
    if (!found) return { kind: "unknown-order" };
    if (updated.length === 0 && found.status !== status)
      return { kind: cancels ? "not-refundable" : "refunded-before" };
    return { kind: "changed", toRefund: toRefund.map(({ id }) => id), moves: moved.length > 0 ? moves : [] };
  } catch (error) {
    if (violatedConstraint(error) === "product_variants_quantity") return { kind: "out-of-stock" };
    throw error;
  }
}
