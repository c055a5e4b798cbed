import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { OrderStatusFlags } from "#app/shared/order-statuses.ts";

import { deliverOrderStatements, undeliverOrderStatements } from "./record-delivery.server.ts";
import { hasUnitsToSend, isPartlySent } from "./unrecorded-parcel.server.ts";

/**
 * Undoes a change of an order's status. A cancellation is not undone here, since it moved stock and money: `changed-since`. An unpaid
 * order that is pending again holds its stock for as long as one whose payment began now. Shipped is not brought back while something is to be sent: it is sent anew. Undoing 'delivered' says that it has not arrived;
 * being delivered again, that it arrived now.
 */
export const undoOrderStatus: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const { checkout } = await readSiteConfiguration(shop);
  const { subjectId: orderId } = entry;
  const { actor } = change;
  const [before, after] = [entry.before?.["status"], entry.after?.["status"]];
  const time = change.now.toISOString();
  const unpaidUntil = addMinutes(change.now, checkout.reservationMinutes).toISOString();
  const isIn = (status: typeof before, facts: OrderStatusFlags) => sql`${status} IN ${orderStatusesWhere(facts)}`;
  // Only what is in a parcel was sent; delivered, the rest gets one, but for what the money went back of.
  const isHeld = sql`CASE WHEN ${isIn(before, { isDelivered: true })} THEN ${isPartlySent(orderId)} OR ${hasUnitsToSend(orderId)}
      AND (SELECT payment_status FROM orders WHERE id = ${orderId}) IN ${paymentStatusesWhere({ wasPaid: true, hasMoney: false })}
    ELSE NOT ${isIn(before, { inWarehouse: true })} AND ${hasUnitsToSend(orderId)} END`;
  const isKnown = sql`${isIn(before, { isCancelled: false })} AND ${isIn(after, { isCancelled: false })}`;
  return undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = ${after}) AND ${isKnown}
      AND NOT ${isHeld}`,
    writes: (happened) => [
      statement(
        db,
        sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
        SELECT ${newId("evt")}, ${orderId}, 'status: ' || ${before}, ${change.actor}, '{}', ${time} WHERE ${happened}`,
      ),
      statement(
        db,
        sql`UPDATE orders SET status = ${before}, updated_at = ${time}, reserved_until = CASE
          WHEN ${isIn(before, { awaitsPayment: true })} AND payment_status IN ${paymentStatusesWhere({ wasPaid: false })} THEN ${unpaidUntil} ELSE reserved_until END
        WHERE id = ${orderId} AND ${happened}`,
      ),
      ...undeliverOrderStatements(
        db,
        { orderId, actor, reason: "Undone", condition: sql`${isIn(after, { isDelivered: true })} AND ${happened}` },
        sql`${isIn(before, { inWarehouse: true })} AND ${happened}`,
        change.now,
      ),
      ...deliverOrderStatements(
        db,
        { orderId, actor, condition: sql`${isIn(before, { isDelivered: true })} AND ${happened}`, deliveredAt: time },
        change.now,
      ),
    ],
  });
};

/** Undoes the adding, deleting or restoring of a note. */
export const undoNote: Undo = (shop, entry, change) => {
  const { db } = shop;
  const noteId = entry.after?.["noteId"] ?? null;
  const isDeleted = entry.after?.["deleted"] === true;
  const deletedAt = isDeleted ? null : change.now.toISOString();
  return undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM order_notes WHERE id = ${noteId} AND order_id = ${entry.subjectId}
      AND (deleted_at IS NOT NULL) = ${isDeleted ? 1 : 0})`,
    writes: (happened) => [
      statement(db, sql`UPDATE order_notes SET deleted_at = ${deletedAt} WHERE id = ${noteId} AND ${happened}`),
    ],
  });
};
