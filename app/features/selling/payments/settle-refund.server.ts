import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";

import { type Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { describeError, logError } from "#app/platform/env/log-error.ts";

import { providersInReach, takesNoMoney } from "./provider-names.ts";
import type { PaymentProvider, ProviderRefund, RefundAnswer } from "./provider.server.ts";
import { markRefundFailed, markRefundPending, markRefundSucceeded, type OpenRefund } from "./record-refund.server.ts";
import { madeInDashboard } from "./refund-elsewhere.server.ts";

const batchSize = 100;
/** After so many milliseconds a refund is looked for at the provider before it is asked for again. */
const surelyAskedMs = 60_000;

/**
 * Asks the provider for a refund that was written before, and records in its order that the money went back; `pending` when the
 * provider makes it later, and `refused` for one that waits for staff: the provider refused it for good, or somebody is sending the money
 * by bank. Safe to repeat, also concurrently: the refund's id is the provider's idempotency key. Throws when the
 * provider or D1 fails: the refund then is `failed`, or still `requested`, and the scheduled job retries it unless the provider
 * refused it for good.
 */
export async function settleRefund(
  db: Database,
  provider: PaymentProvider,
  refundId: string,
  now: Date,
): Promise<"succeeded" | "pending" | "refused"> {
  const refund = await readOpenRefund(db, refundId);
  if (!refund) return "succeeded";
  // Whoever asks may have read it before it was refused, or before staff began to send it.
  const isRefused = refund.status === "failed" && refund.refusals > 0;
  if (isRefused || (refund.transferBy !== null && refund.reference === null)) return "refused";
  if (refund.provider !== provider.name && takesNoMoney(refund.provider)) {
    await markRefundSucceeded(db, refund, null, now);
    return "succeeded";
  }
  if (refund.provider !== provider.name) throw new Error(`Refund ${refundId} belongs to ${refund.provider}`);
  let answer: RefundAnswer;
  try {
    answer = await askForRefund(provider, refund, now);
  } catch (error) {
    await markRefundFailed(db, refund, { reason: describeError(error), forGood: false }, now);
    throw error;
  }
  if (answer.status === "failed") {
    await markRefundFailed(db, refund, { ...answer, forGood: true }, now);
    throw new Error(`${provider.name} refused refund ${refundId}`);
  }
  if (answer.status === "pending") await markRefundPending(db, refund, answer.reference ?? "", now);
  else await markRefundSucceeded(db, refund, answer.reference, now);
  return answer.status;
}

/** What became of a refund at the provider; it is asked for if it was not yet, or if it failed. */
async function askForRefund(provider: PaymentProvider, refund: OpenRefund, now: Date): Promise<RefundAnswer> {
  const { id, leftOre: amountOre, currency, payment } = refund;
  if (amountOre === 0) return { status: "succeeded", reference: null };
  if (refund.reference !== null) {
    const known = await provider.readRefund(refund.reference);
    if (!known) throw new Error(`${provider.name} does not know refund ${id} any more`);
    return answerOf(known);
  }
  if (now.getTime() - new Date(refund.createdAt).getTime() > surelyAskedMs) {
    const earlier = await provider.listRefunds(payment);
    const made = earlier.find(({ refundId, status }) => refundId === id && status !== "failed");
    if (made) return answerOf(made);
  }
  const idempotencyKey = refund.refusals === 0 ? id : `${id}:${refund.refusals}`;
  return provider.refund(payment, { amountOre, currency }, { refundId: id, idempotencyKey });
}

function answerOf({ status, reference, reason, refusal = null }: ProviderRefund): RefundAnswer {
  return status === "failed" ? { status, reason: reason ?? "", refusal } : { status, reference };
}

/** A refund whose money did not go back yet; undefined once it did. */
export async function readOpenRefund(db: Database, refundId: string): Promise<OpenRefund | undefined> {
  const [refund] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amountOre: refunds.amountOre,
      leftOre: sql<number>`${refunds.amountOre} - ${madeInDashboard()}`,
      reference: refunds.providerReference,
      status: refunds.status,
      refusals: refunds.refusals,
      transferBy: refunds.transferBy,
      createdAt: refunds.createdAt,
      currency: payments.currency,
      provider: payments.provider,
      payment: payments.providerReference,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), ne(refunds.status, "succeeded")));
  return refund;
}

/**
 * Retries the refunds that nobody has tried since `before` (ISO time), at most 100, those that waited longest first; what the
 * provider refused for good waits for staff. One that fails again is logged and left for the next run.
 */
export async function retryRefunds(db: Database, provider: PaymentProvider, before: string, now: Date): Promise<void> {
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    // Written to match the condition of the partial index on open refunds.
    .where(
      and(
        sql`${refunds.status} <> 'succeeded'`,
        sql`(${refunds.status} = 'requested' OR ${refunds.refusals} = 0)`,
        lte(refunds.updatedAt, before),
        inArray(payments.provider, providersInReach(provider)),
      ),
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
