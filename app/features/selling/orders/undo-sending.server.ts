import { and, eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusesWhere, orderStatusLiteral } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";
import { unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { undoMinutes } from "./undo-minutes.ts";
import { sentOf } from "./update-fulfilment.server.ts";

/** The e-mails of a parcel in the outbox, sent again or not; `id` is a column. */
const mailsOf = (id: SQL) =>
  sql`m.type = 'order_shipped' AND m.cause_id >= ${id} AND m.cause_id < ${id} || ${resentCause("", "~")}`;

/**
 * The condition that the sending of a parcel can be undone: it is minutes old, no e-mail of it has left, it has not arrived, nothing of it
 * came back, and its order was not cancelled.
 */
export function maySendingBeUndone(now: Date): SQL<number> {
  const { id, orderId, carrier, createdAt } = fulfilments;
  return sql`(${createdAt} > ${addMinutes(now, -undoMinutes).toISOString()} AND ${carrier} <> ${unrecordedCarrier}
    AND EXISTS (SELECT 1 FROM fulfilment_lines own WHERE own.fulfilment_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM fulfilment_lines own JOIN order_lines l ON l.id = own.order_line_id
      WHERE own.fulfilment_id = ${id} AND l.returned_quantity > l.fulfilled_quantity - own.quantity)
    AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.fulfilment_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM email_outbox m WHERE ${mailsOf(sql`${id}`)} AND (m.status <> 'queued' OR m.attempts > 0))
    AND EXISTS (SELECT 1 FROM orders o WHERE o.id = ${orderId} AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })}))`;
}

interface Undone {
  orderId: string;
  /** One parcel; all of the order that can be when it is left out. */
  fulfilmentId?: string;
  actor: string;
  /** What must hold at that point of the batch. */
  condition: SQL;
}

/**
 * Takes parcels back whose sending can be undone, with their e-mails, for a batch; the units are to be sent again. The last answers the
 * parcels. The order's status and `fulfilment` are the caller's.
 */
export function undoSendingStatements(db: Database, { orderId, fulfilmentId, actor, condition }: Undone, now: Date) {
  const which = fulfilmentId === undefined ? sql`TRUE` : sql`${fulfilments.id} = ${fulfilmentId}`;
  const undone = sql`(SELECT f.id FROM fulfilments f JOIN order_events e ON e.order_id = f.order_id AND e.type = 'sending undone'
    AND e.data ->> 'fulfilmentId' = f.id WHERE f.order_id = ${orderId})`;
  return [
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT 'evt_' || lower(hex(randomblob(12))), order_id, 'sending undone', ${actor},
        json_object('fulfilmentId', id, 'carrier', carrier, 'trackingId', tracking_id), ${now.toISOString()}
      FROM fulfilments WHERE order_id = ${orderId} AND ${which} AND ${maySendingBeUndone(now)} AND ${condition}`,
    ),
    statement(
      db,
      sql`DELETE FROM email_outbox WHERE rowid IN
        (SELECT m.rowid FROM ${undone} u CROSS JOIN email_outbox m ON ${mailsOf(sql`u.id`)})`,
    ),
    statement(db, sql`DELETE FROM fulfilment_lines WHERE fulfilment_id IN ${undone}`),
    statement<{ id: string }>(db, sql`DELETE FROM fulfilments WHERE id IN ${undone} RETURNING id`),
  ] as const;
}

/** The tracking ids of the parcels of an order whose sending was undone at a moment. */
export async function readUndoneSendings(db: Database, orderId: string, at: Date): Promise<{ trackingId: string }[]> {
  return await statement<{ trackingId: string }>(
    db,
    sql`SELECT data ->> 'trackingId' AS trackingId FROM order_events
      WHERE order_id = ${orderId} AND type = 'sending undone' AND created_at = ${at.toISOString()}`,
  );
}

/** `has-left`: its e-mail went out, it arrived or came back, or too much time has passed. Nothing was written. */
export type UndoneSending = "undone" | "has-left" | "unknown-parcel";

/**
 * Undoes the sending of a parcel while nothing of it has left: the parcel and its e-mail go, its units are to be sent again, and the order is
 * as it was before. The same parcel twice is undone once.
 */
export async function undoSending(
  db: Database,
  { orderId, fulfilmentId, actor }: { orderId: string; fulfilmentId: string; actor: string },
  now: Date,
): Promise<UndoneSending> {
  const [parcel] = await db
    .select({ orderNumber: orders.orderNumber, sentAt: fulfilments.createdAt })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.orderId))
    .where(and(eq(fulfilments.id, fulfilmentId), eq(orders.id, orderId)));
  if (!parcel) return (await wasUndone(db, orderId, fulfilmentId)) ? "undone" : "unknown-parcel";
  const isUndone = sql`EXISTS (SELECT 1 FROM order_events WHERE order_id = ${orderId} AND type = 'sending undone'
    AND data ->> 'fulfilmentId' = ${fulfilmentId} AND created_at = ${now.toISOString()})`;
  const { sent, fulfilment } = sentOf(orderId);
  const before = sql`coalesce((SELECT substr(e.type, 9) FROM order_events e WHERE e.order_id = ${orderId}
    AND e.type IN ('status: pending', 'status: processing') AND e.created_at < ${parcel.sentAt}
    ORDER BY e.created_at DESC, e.rowid DESC LIMIT 1), ${orderStatusLiteral("pending")})`;
  const next = sql`CASE WHEN status NOT IN (${orderStatusLiteral("shipped")}, ${orderStatusLiteral("processing")}) THEN status
    WHEN ${sent} > 0 THEN ${orderStatusLiteral("processing")} ELSE ${before} END`;
  const [, , , [gone]] = await db.batch([
    ...undoSendingStatements(db, { orderId, fulfilmentId, actor, condition: sql`TRUE` }, now),
    auditStatement(
      db,
      {
        actor,
        action: "order.sending-undone",
        subject: { type: "order", id: orderId, name: parcel.orderNumber },
        after: { fulfilmentId },
        condition: isUndone,
      },
      now,
    ),
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT ${newId("evt")}, id, 'status: ' || ${next}, ${actor}, '{}', ${now.toISOString()}
      FROM orders WHERE id = ${orderId} AND status <> ${next} AND ${isUndone}`,
    ),
    statement(
      db,
      sql`UPDATE orders SET status = ${next}, fulfilment = ${fulfilment}, updated_at = ${now.toISOString()}
      WHERE id = ${orderId} AND ${isUndone}`,
    ),
  ]);
  return gone || (await wasUndone(db, orderId, fulfilmentId)) ? "undone" : "has-left";
}

async function wasUndone(db: Database, orderId: string, fulfilmentId: string): Promise<boolean> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM order_events WHERE order_id = ${orderId} AND type = 'sending undone'
      AND data ->> 'fulfilmentId' = ${fulfilmentId}`,
  );
  return rows.length > 0;
}
