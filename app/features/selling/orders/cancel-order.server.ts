import { and, lt, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import {
  attemptsWithMoney,
  orderStatusLiteral,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import { releaseStockStatement, stockMovesStatement } from "#app/features/catalogue/inventory/reserve.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { eventStatement } from "./events.server.ts";

/**
 * The order is unpaid, and no payment of it is being processed, or may still be taken by the provider's fields in a browser. With
 * `providers`, payments of any other one are left out: nobody can end them, and money that comes of them goes back.
 */
function isAbandoned(providers?: readonly string[]) {
  const ofProvider = providers
    ? sql`AND payments.provider IN (SELECT value FROM json_each(${JSON.stringify(providers)}))`
    : sql``;
  return sql`payment_status IN ${paymentStatusesWhere({ wasPaid: false })} AND status IN ${orderStatusesWhere({ awaitsPayment: true })}
    AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status IN ${attemptsWithMoney("asked")} ${ofProvider})
    AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.is_open = 1 ${ofProvider})`;
}

/**
 * Cancels an unpaid order and releases its stock, in one batch; returns the stock movements. An order that was paid or changed
 * status meanwhile, or is being paid, is left as it is. `reason` is recorded in the order's events.
 */
export async function cancelUnpaidOrder(
  db: Database,
  orderId: string,
  reason: string,
  now: Date,
  abandoned = isAbandoned(),
): Promise<StockMovement[]> {
  const [, , cancelled, moves] = await db.batch([
    releaseStockStatement(db, { orderId, actor: "system", now }, abandoned),
    eventStatement(db, { orderId, type: "cancelled", actor: "system", data: { reason }, condition: abandoned }, now),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET status = ${orderStatusLiteral("cancelled")}, holds_stock = 0, reserved_until = NULL, reserved_by = NULL,
        updated_at = ${now.toISOString()}
      WHERE id = ${orderId} AND ${abandoned} RETURNING id`,
    ),
    stockMovesStatement(db, orderId, "released"),
  ]);
  return cancelled.length > 0 ? moves : [];
}

/**
 * Cancels every unpaid order whose reservation expired before `now`; returns the stock movements. `providers` are the names of
 * those that may still take money. One that fails is logged and left for the next run. Throws when the orders cannot be read.
 */
export async function cancelExpiredOrders(
  db: Database,
  now: Date,
  providers?: readonly string[],
): Promise<StockMovement[]> {
  const abandoned = isAbandoned(providers);
  const expired = await db
    .select({ id: orders.id })
    .from(orders)
    // Orders that cannot be cancelled yet must not fill the limit of one run.
    .where(and(lt(orders.reservedUntil, now.toISOString()), sql`${abandoned}`))
    .orderBy(orders.reservedUntil)
    .limit(200);
  const moves: StockMovement[] = [];
  for (const order of expired) {
    try {
      moves.push(...(await cancelUnpaidOrder(db, order.id, "not paid in time", now, abandoned)));
    } catch (error) {
      logError(`Order ${order.id} could not be cancelled yet`, error);
    }
  }
  return moves;
}
