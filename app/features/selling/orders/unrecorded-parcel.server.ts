import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { newId } from "#app/shared/ids.ts";

import { sentOf } from "./update-fulfilment.server.ts";

interface UnrecordedParcel {
  orderId: string;
  actor: string;
  /** What must hold at that point of the batch. */
  condition: SQL;
}

/** The condition that parcels were recorded of a part of an order, and that another part of it can still be sent. */
export function isPartlySent(orderId: SQL | string): SQL<number> {
  return sql`(EXISTS (SELECT 1 FROM order_lines WHERE order_id = ${orderId} AND fulfilled_quantity > 0)
    AND ${hasUnitsToSend(orderId)})`;
}

/** The condition that something of an order can still be sent. */
export function hasUnitsToSend(orderId: SQL | string): SQL<number> {
  return sql`EXISTS (SELECT 1 FROM order_lines WHERE order_id = ${orderId}
    AND quantity - max(fulfilled_quantity, returned_quantity) - cancelled_quantity > 0)`;
}

/** When the last parcel of what was ordered that has not arrived was sent, ISO; NULL without one. */
export function lastSentAt(orderId: string): SQL<string | null> {
  return sql`(SELECT max(f.created_at) FROM fulfilments f LEFT JOIN arrivals a ON a.fulfilment_id = f.id
    WHERE f.order_id = ${orderId} AND a.delivered_at IS NULL
      AND EXISTS (SELECT 1 FROM fulfilment_lines u WHERE u.fulfilment_id = f.id))`;
}

/** The condition that a parcel is one that people are shown: an unrecorded one without lines was taken back. */
export const isShownParcel = sql`(${fulfilments.carrier} <> ${unrecordedCarrier}
  OR EXISTS (SELECT 1 FROM fulfilment_lines shown WHERE shown.fulfilment_id = ${fulfilments.id}))`;

/**
 * Puts the units that are in no parcel into one, sent at `sentAt` by an unknown carrier, for a batch, so that it can be recorded as
 * delivered. An order whose money went back gets none.
 */
export function unrecordedParcelStatements(
  db: Database,
  { orderId, actor, condition, sentAt }: UnrecordedParcel & { sentAt: string },
) {
  const id = newId("ful");
  const units = sql`quantity - cancelled_quantity - fulfilled_quantity`;
  const isWritten = sql`EXISTS (SELECT 1 FROM fulfilments WHERE id = ${id})`;
  return [
    statement(
      db,
      sql`INSERT INTO fulfilments (id, order_id, carrier, tracking_id, created_by, created_at)
      SELECT ${id}, id, ${unrecordedCarrier}, '', ${actor}, ${sentAt} FROM orders
      WHERE id = ${orderId} AND payment_status NOT IN ${paymentStatusesWhere({ wasPaid: true, hasMoney: false })} AND ${condition}
        AND EXISTS (SELECT 1 FROM order_lines WHERE order_id = ${orderId} AND ${units} > 0)`,
    ),
    statement(
      db,
      sql`INSERT INTO fulfilment_lines (fulfilment_id, order_line_id, quantity)
      SELECT ${id}, id, ${units} FROM order_lines WHERE order_id = ${orderId} AND ${units} > 0 AND ${isWritten}`,
    ),
    fulfilmentStatement(db, orderId, isWritten),
  ] as const;
}

/** Takes the units out of parcels that nobody recorded and that have not arrived, for a batch: they are to be sent again. */
export function takeUnrecordedBackStatements(db: Database, orderId: string, condition: SQL) {
  return [
    statement(
      db,
      sql`DELETE FROM fulfilment_lines WHERE ${condition} AND fulfilment_id IN (SELECT f.id FROM fulfilments f
        JOIN arrivals a ON a.fulfilment_id = f.id
        WHERE f.order_id = ${orderId} AND f.carrier = ${unrecordedCarrier} AND a.delivered_at IS NULL)`,
    ),
    fulfilmentStatement(db, orderId, condition),
  ] as const;
}

/** Lets an order's `fulfilment` follow its units, for a batch. */
export function fulfilmentStatement(db: Database, orderId: string, condition: SQL) {
  return statement(
    db,
    sql`UPDATE orders SET fulfilment = ${sentOf(orderId).fulfilment} WHERE id = ${orderId} AND ${condition}`,
  );
}
