import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere, orderStatusLiteral } from "#app/db/status-sql.server.ts";
import { newId } from "#app/shared/ids.ts";

/** How many units of an order were sent and can still be, and the order's `fulfilment` by them. */
export function sentOf(orderId: string) {
  const sum = (units: string) => sql`(SELECT sum(${sql.raw(units)}) FROM order_lines WHERE order_id = ${orderId})`;
  const left = sum("quantity - max(fulfilled_quantity, returned_quantity) - cancelled_quantity");
  const sent = sum("fulfilled_quantity");
  const fulfilment = sql`CASE WHEN ${sent} = 0 THEN 'unfulfilled' WHEN ${left} = 0 THEN 'fulfilled' ELSE 'partial' END`;
  return { left, sent, fulfilment };
}

/**
 * Lets an order follow its units, after they were sent or cancelled in the same batch: how much of it was sent, and, while it
 * is in the warehouse, its status: processing once a part was sent, shipped once nothing is left to send, cancelled when all
 * of it was cancelled. A status that staff set further on stays. `isDone` is the condition that the units were written.
 */
export function updateFulfilmentStatements(
  db: Database,
  { orderId, actor, isDone }: { orderId: string; actor: string; isDone: ReturnType<typeof sql> },
  now: Date,
) {
  const { left, sent, fulfilment } = sentOf(orderId);
  const next = sql`CASE WHEN status NOT IN ${orderStatusesWhere({ inWarehouse: true })} THEN status
    WHEN ${left} = 0 THEN CASE WHEN ${sent} > 0 THEN ${orderStatusLiteral("shipped")} ELSE ${orderStatusLiteral("cancelled")} END
    WHEN ${sent} > 0 THEN ${orderStatusLiteral("processing")} ELSE status END`;
  return [
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT ${newId("evt")}, id, 'status: ' || ${next}, ${actor}, '{}', ${now.toISOString()}
      FROM orders WHERE id = ${orderId} AND status <> ${next} AND ${isDone}`,
    ),
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET status = ${next}, updated_at = ${now.toISOString()},
        reserved_until = CASE WHEN ${next} IN ${orderStatusesWhere({ awaitsPayment: true })} THEN reserved_until END,
        reserved_by = CASE WHEN ${next} IN ${orderStatusesWhere({ awaitsPayment: true })} THEN reserved_by END,
        holds_stock = CASE WHEN ${next} IN ${orderStatusesWhere({ isCancelled: true })} THEN 0 ELSE holds_stock END,
        fulfilment = ${fulfilment}
      WHERE id = ${orderId} AND ${isDone} RETURNING id`,
    ),
  ] as const;
}
