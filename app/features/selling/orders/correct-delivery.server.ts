import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { arrivals, fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusLiteral } from "#app/db/status-sql.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { arrivedMailStatement } from "./arrived-mail.server.ts";
import { eventStatement } from "./events.server.ts";
import { arrivedAt, hasArrived } from "./has-arrived.server.ts";

interface DeliveryCorrection {
  orderId: string;
  fulfilmentId: string;
  /** ISO time; null when the parcel has not arrived. */
  deliveredAt: string | null;
  /** Why, in the words of the staff. */
  reason: string;
  actor: string;
}

export type CorrectedDelivery =
  /** `outboxId` is the e-mail that the whole order has arrived; null when it has not, or its date stays. */
  | { kind: "corrected"; outboxId: string | null }
  /** It says so already. */
  | { kind: "known" }
  /** There is no such parcel, or nothing was recorded of it. */
  | { kind: "unknown-parcel" }
  /** Somebody else corrected it at the same time. Nothing was written. */
  | { kind: "changed-meanwhile" }
  /** Before the parcel was sent, or in the future. Nothing was written. */
  | { kind: "impossible-date" };

/**
 * Corrects when a parcel arrived, or that it did not: what was recorded before is kept, and the newest counts. The order's status follows, and its
 * buyer is told when the whole order's date changed.
 */
export async function correctDelivery(
  db: Database,
  { orderId, fulfilmentId, deliveredAt, reason, actor }: DeliveryCorrection,
  now: Date,
): Promise<CorrectedDelivery> {
  const [seen] = await db
    .select({ orderNumber: orders.orderNumber, deliveredAt: arrivals.deliveredAt, arrivedAt: arrivedAt(orderId) })
    .from(orders)
    .innerJoin(fulfilments, and(eq(fulfilments.orderId, orders.id), eq(fulfilments.id, fulfilmentId)))
    .innerJoin(arrivals, eq(arrivals.fulfilmentId, fulfilments.id))
    .where(eq(orders.id, orderId));
  if (!seen) return { kind: "unknown-parcel" };
  if (seen.deliveredAt === deliveredAt) return { kind: "known" };
  const time = now.toISOString();
  const isSeen = sql`EXISTS (SELECT 1 FROM arrivals WHERE fulfilment_id = ${fulfilmentId} AND delivered_at IS ${seen.deliveredAt})`;
  const happened = sql`EXISTS (SELECT 1 FROM delivery_corrections WHERE fulfilment_id = ${fulfilmentId} AND recorded_at = ${time})`;
  const isChanged = sql`${arrivedAt(orderId)} IS NOT ${seen.arrivedAt}`;
  const arrives = sql`${happened} AND status = ${orderStatusLiteral("shipped")} AND ${hasArrived(orderId)}`;
  const leaves = sql`${happened} AND status = ${orderStatusLiteral("delivered")} AND ${deliveredAt} IS NULL AND NOT ${hasArrived(orderId)}`;
  const data = { fulfilmentId, deliveredAt: deliveredAt ?? "" };
  const subject = { type: "order", id: orderId, name: seen.orderNumber };
  try {
    const [, , [written], [mail]] = await db.batch([
      eventStatement(db, { orderId, type: "delivery corrected", actor, data, condition: isSeen }, now),
      auditStatement(
        db,
        {
          actor,
          action: "order.delivery-corrected",
          subject,
          before: { fulfilmentId, deliveredAt: seen.deliveredAt },
          after: { fulfilmentId, deliveredAt },
          condition: isSeen,
        },
        now,
      ),
      statement<{ sequence: number }>(
        db,
        sql`INSERT INTO delivery_corrections (fulfilment_id, delivered_at, reason, recorded_at, recorded_by)
        SELECT ${fulfilmentId}, ${deliveredAt}, ${reason}, ${time}, ${actor} WHERE ${isSeen} RETURNING sequence`,
      ),
      arrivedMailStatement(db, { orderId, condition: happened, isChanged }, now),
      eventStatement(db, { orderId, type: "status: delivered", actor, condition: arrives }, now),
      statement(
        db,
        sql`UPDATE orders SET status = ${orderStatusLiteral("delivered")}, updated_at = ${time} WHERE id = ${orderId} AND ${arrives}`,
      ),
      eventStatement(db, { orderId, type: "status: shipped", actor, condition: leaves }, now),
      statement(
        db,
        sql`UPDATE orders SET status = ${orderStatusLiteral("shipped")}, updated_at = ${time} WHERE id = ${orderId} AND ${leaves}`,
      ),
    ]);
    return written ? { kind: "corrected", outboxId: mail?.id ?? null } : { kind: "changed-meanwhile" };
  } catch (error) {
    if (violatedConstraint(error) !== "deliveries_after_sending") throw error;
    return { kind: "impossible-date" };
  }
}
