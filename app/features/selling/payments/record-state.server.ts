import { and, eq, ne, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { formatAmount } from "#app/shared/money.ts";

import { readDashboardRefunds } from "./dashboard-refunds.server.ts";
import { dashboardRefundStatements, discrepancyStatement } from "./discrepancies.server.ts";
import { checkOpenPayment } from "./open-payments.server.ts";
import type { PaymentProvider, ProviderRefund } from "./provider.server.ts";
import { decidedBy, type DecidedOrder } from "./record-outcome.server.ts";
import { markRefundFailed, markRefundPending, markRefundSucceeded } from "./record-refund.server.ts";
import { madeInDashboard, wentElsewhere } from "./refund-elsewhere.server.ts";
import { noteMadeElsewhere } from "./refund-twice.server.ts";
import { readOpenRefund } from "./settle-refund.server.ts";

/**
 * Reads a payment at the provider and records what it came to, whoever asked and however often. Of a payment that is decided, it
 * looks for refunds that the shop did not ask for. Returns the order that it has just decided. Throws when the provider or D1 fails.
 */
export async function recordPaymentState(
  db: Database,
  provider: PaymentProvider,
  reference: string,
  now: Date,
): Promise<DecidedOrder[]> {
  const [payment] = await db
    .select({ id: payments.id, orderId: payments.orderId, isOpen: payments.isOpen })
    .from(payments)
    .where(and(eq(payments.providerReference, reference), eq(payments.provider, provider.name)));
  if (!payment) {
    await noteUnknownPayment(db, provider, reference, now);
    return [];
  }
  const { id, orderId } = payment;
  if (payment.isOpen) {
    const { recorded } = await checkOpenPayment(db, provider, { id, orderId, reference }, now);
    return decidedBy(recorded, orderId);
  }
  const [asked] = await db
    .select({ ore: sql<number>`coalesce(sum(${refunds.amountOre} - ${madeInDashboard()}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.status, "failed"), sql`NOT ${wentElsewhere()}`));
  const recordedOre = (await readDashboardRefunds(db, id)).reduce((sum, { amountOre }) => sum + amountOre, 0);
  const there = await provider.readPayment(reference);
  if ((there?.refundedOre ?? 0) > (asked?.ore ?? 0) + recordedOre)
    for (const refund of await provider.listRefunds(reference)) await recordRefundState(db, provider, refund, now);
  return [];
}

/**
 * Records what a refund came to at the provider. One that the shop did not ask for is written down for staff: the shop's own sums say
 * what the shop sent back.
 */
export async function recordRefundState(
  db: Database,
  provider: PaymentProvider,
  there: ProviderRefund,
  now: Date,
): Promise<void> {
  const [known] = await db
    .select({ id: refunds.id, isElsewhere: wentElsewhere().mapWith(Boolean) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider.name),
        eq(payments.providerReference, there.payment ?? ""),
        or(eq(refunds.id, there.refundId ?? ""), eq(refunds.providerReference, there.reference)),
      ),
    );
  if (!known) return noteForeignRefund(db, provider, there, now);
  if (known.isElsewhere) {
    // One that is not made yet may still fail, and a failure is why staff sent the money.
    if (there.status === "succeeded") await noteMadeElsewhere(db, known.id, now);
    return;
  }
  const refund = await readOpenRefund(db, known.id);
  if (!refund) {
    if (there.status === "failed") await noteReturnedRefund(db, provider, known.id, there, now);
    return;
  }
  // An earlier try of it, which failed and was asked for anew since.
  if (refund.reference !== null && refund.reference !== there.reference) return;
  if (there.status === "succeeded") return markRefundSucceeded(db, refund, there.reference, now);
  if (there.status === "pending") return markRefundPending(db, refund, there.reference, now);
  if (refund.reference === null && refund.refusals > 0) return;
  return markRefundFailed(
    db,
    refund,
    { reason: there.reason ?? "", forGood: true, refusal: there.refusal ?? null },
    now,
  );
}

const amountOf = ({ amountOre, currency }: ProviderRefund) => formatAmount(amountOre, currency);

async function noteForeignRefund(db: Database, provider: PaymentProvider, there: ProviderRefund, now: Date) {
  const [payment] = await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.providerReference, there.payment ?? ""), eq(payments.provider, provider.name)));
  if (!payment) return;
  const about = { orderId: payment.orderId, paymentId: payment.id, provider: provider.name };
  const subject = there.reference;
  if (there.status !== "failed") {
    const detail = `${amountOf(there)} went back that the shop did not ask for.`;
    await db.batch(dashboardRefundStatements(db, { subject, detail, ...about }, now));
    return;
  }
  const isRecorded = (await readDashboardRefunds(db, payment.id)).some(({ reference }) => reference === subject);
  if (!isRecorded) return;
  const detail = `A refund of ${amountOf(there)} that was recorded came back: ${there.reason ?? "no reason is given"}. The buyer does not have the money.`;
  await discrepancyStatement(db, { kind: "refund-failed", subject, detail, ...about }, now);
}

/** A refund that had been made came back: the shop has its money again, and the buyer does not. */
async function noteReturnedRefund(
  db: Database,
  provider: PaymentProvider,
  refundId: string,
  there: ProviderRefund,
  now: Date,
) {
  const [refund] = await db
    .select({ orderId: refunds.orderId, paymentId: refunds.paymentId, reference: refunds.providerReference })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (!refund || (refund.reference !== null && refund.reference !== there.reference)) return;
  const detail = `A refund of ${amountOf(there)} came back after it was made: ${there.reason ?? "no reason is given"}. The buyer does not have the money.`;
  const about = { orderId: refund.orderId, paymentId: refund.paymentId, provider: provider.name, detail };
  await discrepancyStatement(db, { kind: "refund-failed", subject: there.reference, ...about }, now);
}

/** Money for an order of this shop by a payment that the shop never wrote. Those of other shops on the account are left alone. */
async function noteUnknownPayment(db: Database, provider: PaymentProvider, reference: string, now: Date) {
  const there = await provider.readPayment(reference);
  if (there?.status !== "succeeded" || there.orderId === null) return;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, there.orderId));
  if (!order) return;
  const detail = `The provider took ${formatAmount(there.receivedOre, there.currency)} by a payment that the shop does not know.`;
  const about = { orderId: order.id, provider: provider.name, detail };
  await discrepancyStatement(db, { kind: "unknown-payment", subject: reference, ...about }, now);
}
