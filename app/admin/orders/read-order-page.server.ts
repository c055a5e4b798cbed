import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import {
  arrivals,
  deliveryCorrections,
  fulfilmentLines,
  fulfilments,
  refundLines,
  refunds,
} from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, payments } from "#app/db/schema/orders.server.ts";
import {
  complaintParcelsOfOrder,
  replacementsOfOrder,
} from "#app/features/after-sale/cases/replacement-parcels.server.ts";
import { agentOfOrderStatement } from "#app/features/selling/orders/agent-orders.server.ts";
import { orderNotesStatement } from "#app/features/selling/orders/notes.server.ts";
import { additionState } from "#app/features/selling/orders/order-addition.ts";
import {
  addedToStatement,
  additionsStatement,
  companionsOf,
} from "#app/features/selling/orders/order-additions.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { orderMailsStatement } from "#app/features/selling/orders/resend-mail.server.ts";
import { orderTagsStatement, readTags } from "#app/features/selling/orders/tags.server.ts";
import { maySendingBeUndone } from "#app/features/selling/orders/undo-sending.server.ts";
import { isShownParcel } from "#app/features/selling/orders/unrecorded-parcel.server.ts";
import { correctionsOfOrder } from "#app/features/selling/payments/refund-correction.server.ts";
import { madeInDashboard, mayBeClosed, wasClosed } from "#app/features/selling/payments/refund-elsewhere.server.ts";
import { mayBeTransferred } from "#app/features/selling/payments/refund-transfer.server.ts";
import { takeOverBefore } from "#app/features/selling/payments/refund-transfer.ts";
import { orderDiscrepanciesStatement } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { orderDisputesStatement } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { orderReceiptsStatement } from "#app/features/shop/documents/receipts.server.ts";
import { readMembers } from "#app/features/shop/staff/members.server.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";

export type OrderPage = NonNullable<Awaited<ReturnType<typeof readOrderPage>>>;

/**
 * An order with everything that staff see of it: events, payments, disputes, parcels, refunds, notes and e-mails; null for an unknown id.
 * `press` makes the page's forms idempotent: each answer has another one.
 */
export async function readOrderPage(db: Database, id: string) {
  const parcels = db.select({ id: fulfilments.id }).from(fulfilments).where(eq(fulfilments.orderId, id));
  const now = new Date();
  const [order, knownTags, members, { deliveredAt }, companions, rest] = await Promise.all([
    readOrder(db, id),
    readTags(db),
    readMembers(db, "orders:read"),
    readDelivery(db, id),
    companionsOf(db, [id]),
    db.batch([
      db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, id))
        .orderBy(asc(orderEvents.createdAt), asc(sql`rowid`)),
      db
        .select()
        .from(payments)
        .where(eq(payments.orderId, id))
        .orderBy(desc(payments.createdAt), desc(sql`rowid`)),
      db
        .select({
          ...getTableColumns(fulfilments),
          deliveredAt: arrivals.deliveredAt,
          mayUndo: maySendingBeUndone(now).mapWith(Boolean).as("may_undo"),
        })
        .from(fulfilments)
        .leftJoin(arrivals, eq(arrivals.fulfilmentId, fulfilments.id))
        .where(and(eq(fulfilments.orderId, id), isShownParcel))
        .orderBy(asc(fulfilments.createdAt), asc(fulfilments.id)),
      db.select().from(fulfilmentLines).where(inArray(fulfilmentLines.fulfilmentId, parcels)),
      db
        .select()
        .from(deliveryCorrections)
        .where(inArray(deliveryCorrections.fulfilmentId, parcels))
        .orderBy(asc(deliveryCorrections.sequence)),
      db
        .select({
          ...getTableColumns(refunds),
          mayTransfer: mayBeTransferred.mapWith(Boolean).as("may_transfer"),
          mayClose: mayBeClosed.mapWith(Boolean).as("may_close"),
          dashboardOre: madeInDashboard().as("dashboard_ore"),
          sumOre:
            sql<number>`(SELECT coalesce(sum(amount_ore), 0) FROM refund_shares WHERE refund_id = ${refunds.id})`.as(
              "sum_ore",
            ),
          isClosed: wasClosed().mapWith(Boolean).as("is_closed"),
        })
        .from(refunds)
        .where(eq(refunds.orderId, id))
        .orderBy(asc(refunds.createdAt), asc(refunds.id)),
      db
        .select()
        .from(refundLines)
        .where(
          inArray(refundLines.refundId, db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, id))),
        ),
      orderNotesStatement(db, id),
      orderMailsStatement(db, id),
      orderDisputesStatement(db, id),
      orderDiscrepanciesStatement(db, id),
      orderReceiptsStatement(db, id),
      replacementsOfOrder(db, id),
      complaintParcelsOfOrder(db, id),
      correctionsOfOrder(db, id),
      orderTagsStatement(db, id),
      additionsStatement(db, id),
      addedToStatement(db, id),
      agentOfOrderStatement(db, id),
    ]),
  ]);
  if (!order) return null;
  const [
    events,
    allPayments,
    parcelRows,
    parcelLines,
    corrections,
    refundRows,
    linesOfRefunds,
    notes,
    mails,
    disputes,
    discrepancies,
    receipts,
    replacements,
    forComplaints,
    corrected,
    tags,
    additions,
    [addedTo],
    [agent],
  ] = rest;
  return {
    order,
    /** When all of it had arrived, ISO; null before. */
    deliveredAt,
    events,
    payments: allPayments,
    parcels: parcelRows.map((parcel) => ({
      ...parcel,
      lines: parcelLines.filter((line) => line.fulfilmentId === parcel.id),
      replacements: replacements.filter(({ fulfilmentId }) => fulfilmentId === parcel.id),
      forComplaints: forComplaints.filter(({ fulfilmentId }) => fulfilmentId === parcel.id),
      corrections: corrections.filter(({ fulfilmentId }) => fulfilmentId === parcel.id),
    })),
    refunds: refundRows.map((refund) => ({
      ...refund,
      mayTakeOver: refund.transferBegunAt !== null && refund.transferBegunAt <= takeOverBefore(now),
      lines: linesOfRefunds.filter((line) => line.refundId === refund.id),
      correction: corrected.find(({ refundId }) => refundId === refund.id) ?? null,
    })),
    notes,
    mails,
    disputes,
    discrepancies,
    receipts,
    tags,
    additions: additions.map((addition) => ({
      ...addition,
      state: additionState(addition, order, addition.added, now),
    })),
    /** The order that this one was added to. */
    addedTo: addedTo ?? null,
    /** The agent through which it came, with what that was shown; null for an order without one. */
    agent: agent ?? null,
    companions,
    knownTags,
    /** Who can be assigned and mentioned. */
    members,
    press: newId(),
    today: stockholmDay(now),
  };
}
