import { asc, count, desc, eq, inArray, max, min, ne, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { disputes, paymentEvents } from "#app/db/schema/payments.server.ts";
import { maxEventAttempts } from "#app/features/selling/payments/receive-event.server.ts";
import { mayBeClosed } from "#app/features/selling/payments/refund-elsewhere.server.ts";
import { mayBeTransferred } from "#app/features/selling/payments/refund-transfer.server.ts";

import { openDisputeStatuses } from "./dispute-facts.ts";

const rowsShown = 10;

/**
 * What staff have to know of the payments: the provider's webhooks, disputes that are open, refunds that wait or failed. Each list ends
 * at ten rows, those that press most first.
 */
export async function readPaymentWork(db: Database) {
  const [[received], [waiting], openDisputes, waitingRefunds] = await db.batch([
    db.select({ lastAt: max(paymentEvents.receivedAt) }).from(paymentEvents),
    db
      .select({ count: count(), since: min(paymentEvents.receivedAt), lastError: max(paymentEvents.lastError) })
      .from(paymentEvents)
      // Written to match the partial index. Those that were tried too often are discrepancies.
      .where(sql`${paymentEvents.processedAt} IS NULL AND ${paymentEvents.attempts} < ${maxEventAttempts}`),
    db
      .select({
        id: disputes.id,
        orderId: disputes.orderId,
        orderNumber: orders.orderNumber,
        provider: disputes.provider,
        reference: disputes.reference,
        status: disputes.status,
        reason: disputes.reason,
        amountOre: disputes.amountOre,
        currency: disputes.currency,
        dueBy: disputes.dueBy,
        openedAt: disputes.openedAt,
      })
      .from(disputes)
      .innerJoin(orders, eq(orders.id, disputes.orderId))
      .where(inArray(disputes.status, openDisputeStatuses))
      .orderBy(sql`${disputes.dueBy} IS NULL`, asc(disputes.dueBy))
      .limit(rowsShown),
    db
      .select({
        id: refunds.id,
        orderId: refunds.orderId,
        orderNumber: orders.orderNumber,
        provider: payments.provider,
        // In a batch, Drizzle tells columns apart by their names alone.
        reference: sql<string>`${payments.providerReference}`.as("payment_reference"),
        amountOre: refunds.amountOre,
        currency: payments.currency,
        status: refunds.status,
        attempts: refunds.attempts,
        refusals: refunds.refusals,
        lastError: refunds.lastError,
        providerReference: refunds.providerReference,
        transferBy: refunds.transferBy,
        mayTransfer: mayBeTransferred.mapWith(Boolean).as("may_transfer"),
        mayClose: mayBeClosed.mapWith(Boolean).as("may_close"),
        createdAt: refunds.createdAt,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(ne(refunds.status, sql`'succeeded'`))
      .orderBy(sql`${refunds.status} <> 'failed'`, desc(refunds.updatedAt))
      .limit(rowsShown),
  ]);
  return {
    lastEventAt: received?.lastAt ?? null,
    unprocessed: { count: waiting?.count ?? 0, since: waiting?.since ?? null, lastError: waiting?.lastError ?? null },
    disputes: openDisputes,
    refunds: waitingRefunds,
  };
}
export type PaymentWork = Awaited<ReturnType<typeof readPaymentWork>>;

/** The disputes of an order, newest first; for a batch. */
export function orderDisputesStatement(db: Database, orderId: string) {
  return db.select().from(disputes).where(eq(disputes.orderId, orderId)).orderBy(desc(disputes.openedAt));
}
