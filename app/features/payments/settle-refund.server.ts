import { and, asc, eq, lte, ne, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { eventStatement } from "#app/features/orders/events.server.ts";
import { describeError, logError } from "#app/platform/log-error.ts";

import type { PaymentProvider } from "./provider.server.ts";

const batchSize = 100;

/**
 * Asks the provider for a refund that was written before, and records in its order that the money went back. Safe to repeat,
 * also concurrently: the refund's id is the provider's idempotency key. Throws when the provider or D1 fails: the refund then
 * is `failed`, or still `requested`, and the scheduled job retries it.
 */
export async function settleRefund(
  db: Database,
  provider: PaymentProvider,
  refundId: string,
  now: Date,
): Promise<void> {
  const [refund] = await db
    .select({
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amountOre: refunds.amountOre,
      currency: payments.currency,
      provider: payments.provider,
      reference: payments.providerReference,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), ne(refunds.status, "succeeded")));
  if (!refund) return;
  const { amountOre, currency, reference } = refund;
  if (refund.provider !== provider.name) throw new Error(`Refund ${refundId} belongs to ${refund.provider}`);
  try {
    if (amountOre > 0) await provider.refund(reference, { amountOre, currency }, refundId);
  } catch (error) {
    await markFailed(db, refundId, describeError(error), now);
    throw error;
  }
  await markSucceeded(db, refundId, refund, now);
}

/**
 * Retries the refunds that nobody has tried since `before` (ISO time), at most 100, those that waited longest first. One that
 * fails again is logged and left for the next run. Throws when D1 fails.
 */
export async function retryRefunds(db: Database, provider: PaymentProvider, before: string, now: Date): Promise<void> {
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    // Written to match the condition of the partial index on open refunds.
    .where(
      and(sql`${refunds.status} <> 'succeeded'`, lte(refunds.updatedAt, before), eq(payments.provider, provider.name)),
    )
    .orderBy(asc(refunds.updatedAt))
    .limit(batchSize);
  for (const { id } of open) {
    try {
      await settleRefund(db, provider, id, now);
    } catch (error) {
      logError(`Refund ${id} could not be made yet`, error);
    }
  }
}

async function markFailed(db: Database, refundId: string, reason: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({
      status: "failed",
      attempts: sql`${refunds.attempts} + 1`,
      lastError: (reason.split("\n")[0] ?? "").slice(0, 200),
      updatedAt: now.toISOString(),
    })
    .where(and(eq(refunds.id, refundId), ne(refunds.status, "succeeded")));
}

async function markSucceeded(
  db: Database,
  refundId: string,
  {
    orderId,
    paymentId,
    amountOre,
    currency,
  }: { orderId: string; paymentId: string; amountOre: number; currency: string },
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const open = sql`EXISTS (SELECT 1 FROM refunds WHERE id = ${refundId} AND status <> 'succeeded')`;
  const data = { paymentId, refundId, amountOre: String(amountOre), currency };
  const refundedOre = sql`(SELECT coalesce(sum(amount_ore), 0) FROM refunds WHERE payment_id = ${paymentId} AND status = 'succeeded')`;
  const paymentIs = (status: string) =>
    sql`EXISTS (SELECT 1 FROM payments WHERE order_id = ${orderId} AND status = ${status})`;
  const thisPayment = sql`(SELECT status FROM payments WHERE id = ${paymentId})`;
  await db.batch([
    eventStatement(db, { orderId, type: "refunded", actor: "system", data, condition: open }, now),
    statement(
      db,
      sql`UPDATE refunds SET status = 'succeeded', attempts = attempts + 1, last_error = NULL, updated_at = ${time}
      WHERE id = ${refundId} AND status <> 'succeeded'`,
    ),
    statement(
      db,
      sql`UPDATE payments SET status = 'refunded', updated_at = ${time}
      WHERE id = ${paymentId} AND status IN ('succeeded', 'refunding') AND amount_ore <= ${refundedOre}`,
    ),
    // An order that was paid twice stays paid when one of its payments goes back.
    statement(
      db,
      sql`UPDATE orders SET updated_at = ${time}, payment_status = CASE
        WHEN ${thisPayment} = 'refunded' THEN CASE WHEN ${paymentIs("succeeded")} THEN payment_status ELSE 'refunded' END
        WHEN ${refundedOre} > 0 THEN 'partially-refunded' ELSE payment_status END
      WHERE id = ${orderId} AND payment_status IN ('paid', 'partially-refunded')`,
    ),
  ]);
}
