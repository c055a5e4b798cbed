import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusLiteral } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { DeliverySource } from "#app/shared/states.ts";

import { arrivedAnew, arrivedMailStatement } from "./arrived-mail.server.ts";
import { eventStatement } from "./events.server.ts";
import { arrivedAt, countsFrom, hasArrived } from "./has-arrived.server.ts";
import { takeUnrecordedBackStatements, unrecordedParcelStatements } from "./unrecorded-parcel.server.ts";

interface Delivery {
  orderId: string;
  /** One parcel; all with what was ordered that have not arrived when it is left out, never the parcel of a replacement. */
  fulfilmentId?: string;
  /** ISO time. */
  deliveredAt: string;
  source: DeliverySource;
  /** The staff member's username, or 'system' for a carrier's word. */
  actor: string;
  /** What must hold at that point of the batch. */
  condition?: SQL;
}

/**
 * Records that parcels of an order arrived, and queues the e-mail once the whole order has arrived, or arrived again after a correction, for a batch; the first two answer the
 * parcels, the last the e-mail's row. A parcel that has arrived keeps its date. A time before the sending aborts the batch.
 */
function deliveryStatements(db: Database, delivery: Delivery, now: Date) {
  const { orderId, fulfilmentId, deliveredAt, source, actor, condition = sql`TRUE` } = delivery;
  const ordered = sql`EXISTS (SELECT 1 FROM fulfilment_lines u WHERE u.fulfilment_id = fulfilments.id)`;
  const which =
    fulfilmentId === undefined ? sql`created_at <= ${deliveredAt} AND ${ordered}` : sql`id = ${fulfilmentId}`;
  return [
    statement<{ fulfilmentId: string }>(
      db,
      sql`INSERT INTO deliveries (fulfilment_id, delivered_at, source, recorded_at, recorded_by)
      SELECT id, ${deliveredAt}, ${source}, ${now.toISOString()}, ${actor} FROM fulfilments
      WHERE order_id = ${orderId} AND ${which} AND ${condition}
      ON CONFLICT (fulfilment_id) DO NOTHING RETURNING fulfilment_id AS fulfilmentId`,
    ),
    // A parcel that was recorded and turned out not to have arrived.
    statement<{ fulfilmentId: string }>(
      db,
      sql`INSERT INTO delivery_corrections (fulfilment_id, delivered_at, reason, recorded_at, recorded_by)
      SELECT id, ${deliveredAt}, '', ${now.toISOString()}, ${actor} FROM fulfilments
      WHERE order_id = ${orderId} AND ${which} AND ${condition}
        AND id IN (SELECT fulfilment_id FROM arrivals WHERE delivered_at IS NULL) RETURNING fulfilment_id AS fulfilmentId`,
    ),
    arrivedMailStatement(db, { orderId, condition, isChanged: arrivedAnew(orderId, now.toISOString()) }, now),
  ] as const;
}

export type RecordedDelivery =
  /** `outboxId` is the e-mail that the whole order has arrived; null when it has not, or was told so before. */
  | { kind: "recorded"; outboxId: string | null }
  /** It has a date already, which stays. */
  | { kind: "known" }
  | { kind: "unknown-parcel" }
  /** Before the parcel was sent, or in the future. Nothing was written. */
  | { kind: "impossible-date" };

/**
 * Records when one parcel arrived, on record, and sets a shipped order to delivered when it was the last one; the same parcel twice is
 * recorded once.
 */
export async function recordDelivery(
  db: Database,
  delivery: Required<Omit<Delivery, "condition">>,
  now: Date,
): Promise<RecordedDelivery> {
  const { orderId, fulfilmentId, deliveredAt, actor } = delivery;
  const parcel = sql`SELECT 1 FROM fulfilments WHERE id = ${fulfilmentId} AND order_id = ${orderId}`;
  const [order] = await db.select({ orderNumber: orders.orderNumber }).from(orders).where(eq(orders.id, orderId));
  if (!order) return { kind: "unknown-parcel" };
  const isNew = sql`EXISTS (${parcel}) AND NOT EXISTS (SELECT 1 FROM arrivals WHERE fulfilment_id = ${fulfilmentId} AND delivered_at IS NOT NULL)`;
  const follows = sql`status = ${orderStatusLiteral("shipped")} AND ${hasArrived(orderId)}`;
  try {
    const [, , [first], [again], [mail], , , [found]] = await db.batch([
      eventStatement(
        db,
        { orderId, type: "parcel delivered", actor, data: { fulfilmentId, deliveredAt }, condition: isNew },
        now,
      ),
      auditStatement(
        db,
        {
          actor,
          action: "order.parcel-delivered",
          subject: { type: "order", id: orderId, name: order.orderNumber },
          after: { fulfilmentId, deliveredAt },
          condition: isNew,
        },
        now,
      ),
      ...deliveryStatements(db, delivery, now),
      eventStatement(db, { orderId, type: "status: delivered", actor, condition: follows }, now),
      statement(
        db,
        sql`UPDATE orders SET status = ${orderStatusLiteral("delivered")}, updated_at = ${now.toISOString()} WHERE id = ${orderId} AND ${follows}`,
      ),
      statement<{ isThere: number }>(db, sql`SELECT EXISTS (${parcel}) AS isThere`),
    ]);
    if (first ?? again) return { kind: "recorded", outboxId: mail?.id ?? null };
    return { kind: found?.isThere ? "known" : "unknown-parcel" };
  } catch (error) {
    if (violatedConstraint(error) !== "deliveries_after_sending") throw error;
    return { kind: "impossible-date" };
  }
}

interface WholeDelivery {
  orderId: string;
  actor: string;
  /** What must hold at that point of the batch. */
  condition: SQL;
}

/**
 * Records that all of an order arrived, also what no parcel was recorded of, and writes the e-mail of it, for a batch; `deliveredAt` is an ISO
 * time. The last one answers the e-mail's row.
 */
export function deliverOrderStatements(
  db: Database,
  { orderId, actor, condition, deliveredAt }: WholeDelivery & { deliveredAt: string },
  now: Date,
) {
  const delivery = { orderId, deliveredAt, source: "staff", actor, condition } as const;
  return [
    ...unrecordedParcelStatements(db, { orderId, actor, condition, sentAt: deliveredAt }),
    ...deliveryStatements(db, delivery, now),
  ] as const;
}

/**
 * Takes back that an order was delivered, for a batch: what was recorded when its status became so, or since, has not arrived. A parcel
 * that was recorded by itself before keeps its date. In the warehouse again, what no parcel was recorded of can be sent again.
 */
export function undeliverOrderStatements(
  db: Database,
  { orderId, actor, condition, reason }: WholeDelivery & { reason: string },
  isInWarehouse: SQL,
  now: Date,
) {
  return [
    statement(
      db,
      sql`INSERT INTO delivery_corrections (fulfilment_id, delivered_at, reason, recorded_at, recorded_by)
      SELECT f.id, NULL, ${reason}, ${now.toISOString()}, ${actor} FROM fulfilments f JOIN arrivals a ON a.fulfilment_id = f.id
      WHERE f.order_id = ${orderId} AND a.delivered_at IS NOT NULL AND ${condition}
        AND EXISTS (SELECT 1 FROM fulfilment_lines u WHERE u.fulfilment_id = f.id)
        AND a.recorded_at >= coalesce((SELECT max(e.created_at) FROM order_events e
          WHERE e.order_id = f.order_id AND e.type = 'status: delivered'), '')`,
    ),
    ...takeUnrecordedBackStatements(db, orderId, isInWarehouse),
  ] as const;
}

/** When an order arrived as a whole, and from when the days to withdraw from it count; ISO times. */
interface OrderDelivery {
  deliveredAt: string | null;
  countsFrom: string | null;
}

/** The statement of `readDelivery`, for a batch. */
function wholeDeliveryStatement(db: Database, orderId: string) {
  return statement<OrderDelivery>(
    db,
    sql`SELECT ${arrivedAt(orderId)} AS deliveredAt, ${countsFrom(orderId)} AS countsFrom`,
  );
}

/**
 * When an order had arrived as a whole: the time of its last delivery, once every unit that was not cancelled is delivered. Null until
 * then, however its status reads.
 */
export async function readDelivery(db: Database, orderId: string): Promise<OrderDelivery> {
  const [row] = await wholeDeliveryStatement(db, orderId);
  return row ?? { deliveredAt: null, countsFrom: null };
}
