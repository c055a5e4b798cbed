import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { codeIsUsedUp } from "#app/features/selling/discounts/queries.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { markPaid } from "#app/features/selling/orders/mark-paid.server.ts";
import { isUndecided } from "#app/features/selling/orders/undecided-payment.server.ts";
import { wholeRefundStatement } from "#app/features/selling/orders/whole-refund.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { formatAmount } from "#app/shared/money.ts";

import { discrepancyStatement } from "./discrepancies.server.ts";
import type { PaymentOutcome, PaymentProvider, TakenMoney } from "./provider.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** A payment whose outcome is to be written. Each write happens only if none was recorded before. */
export interface Attempt {
  id: string;
  orderId: string;
  /** The provider's id of the payment. */
  reference: string;
  /** The claimed attempt to charge it; null for a payment that the provider takes in the browser. */
  attempt: number | null;
}

export type RecordedOutcome =
  | { kind: "paid"; outboxId: string | null }
  | { kind: "already-paid" }
  | { kind: "refunded" }
  | { kind: "declined"; ended: boolean }
  /** Nothing is decided; nothing was written. */
  | { kind: "pending" }
  /** The money is not what the order asks for. It is for staff to look at; the order is not paid by it. */
  | { kind: "mismatch" }
  /** Another run recorded this payment first. */
  | { kind: "superseded" };

/** An order about which a payment has just decided: it became paid, with its confirmation e-mail, or is closed to it, and the money goes back. */
export type DecidedOrder = PaidOrder | { kind: "closed"; orderId: string };
export interface PaidOrder {
  kind: "paid";
  orderId: string;
  outboxId: string | null;
}

/** The order that an outcome has just decided, as a list of one or none. */
export function decidedBy(recorded: RecordedOutcome, orderId: string): DecidedOrder[] {
  if (recorded.kind === "paid") return [{ kind: "paid", orderId, outboxId: recorded.outboxId }];
  return recorded.kind === "refunded" ? [{ kind: "closed", orderId }] : [];
}

/**
 * Records the provider's outcome of a payment. Only an explicit success marks the order paid, and only if it is of this order and of
 * its amount. A charge for an order that was closed, or paid by another payment, meanwhile is refunded; if the provider fails, the
 * scheduled job retries. Throws when D1 fails; repeating it is safe, also concurrently.
 */
export async function recordOutcome(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  outcome: PaymentOutcome,
  now: Date,
): Promise<RecordedOutcome> {
  if (outcome.status === "pending") return { kind: "pending" };
  if (outcome.status === "declined") {
    const ended = attempt.attempt !== null || outcome.ended === true;
    const moved = await moveAttempt(db, attempt, { status: "declined", ended, reason: outcome.reason }, now);
    return moved.length > 0 ? { kind: "declined", ended } : { kind: "superseded" };
  }
  if (outcome.status !== "succeeded") throw new Error("The provider's answer is neither a success nor a decline");
  if (outcome.taken && !(await isWhatWasAsked(db, provider, attempt, outcome.taken, now))) return { kind: "mismatch" };

  // A claim refuses an order whose code was used up; a payment in the browser has no claim.
  const unused = attempt.attempt === null ? sql`NOT ${codeIsUsedUp(attempt.orderId)}` : sql`TRUE`;
  const marked = await markPaid(db, attempt, now, unused);
  return marked.kind === "not-payable" ? giveBack(db, provider, attempt, now) : marked;
}

/** Refunds a payment whose order cannot stand. */
async function giveBack(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  now: Date,
): Promise<RecordedOutcome> {
  const refundId = `${attempt.id}:refund`;
  const [moved] = await db.batch([
    moveAttempt(db, attempt, { status: "refunding", ended: true, reason: null }, now),
    wholeRefundStatement(
      db,
      {
        id: refundId,
        actor: "system",
        payment: sql`p.id = ${attempt.id} AND p.status IN ${attemptsWithMoney("returning")}`,
      },
      now,
    ),
  ]);
  if (moved.length === 0) return { kind: "superseded" };
  // One that is still unpaid had its code used up; one that was cancelled, or paid otherwise, stays as it is.
  if (attempt.attempt === null) await cancelUnpaidOrder(db, attempt.orderId, "its discount code was used up", now);
  await settleRefund(db, provider, refundId, now).catch((error: unknown) =>
    logError(`Payment ${attempt.id} could not be refunded yet`, error),
  );
  return { kind: "refunded" };
}

/** Whether the money is of this payment's order, amount and currency. If not, that is written down for staff. */
async function isWhatWasAsked(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  taken: TakenMoney,
  now: Date,
): Promise<boolean> {
  const [asked] = await db
    .select({ orderId: payments.orderId, amountOre: payments.amountOre, currency: payments.currency })
    .from(payments)
    .where(eq(payments.id, attempt.id));
  if (asked?.orderId === taken.orderId && asked.amountOre === taken.amountOre && asked.currency === taken.currency)
    return true;
  const took = formatAmount(taken.amountOre, taken.currency);
  const forWhat = taken.orderId === attempt.orderId ? "the order" : "another order";
  const wanted = formatAmount(asked?.amountOre ?? 0, asked?.currency ?? "SEK");
  const detail = `The provider took ${took} for ${forWhat}; asked were ${wanted}. The order is not marked paid.`;
  await db.batch([
    discrepancyStatement(
      db,
      {
        kind: "payment-mismatch",
        subject: attempt.id,
        orderId: attempt.orderId,
        paymentId: attempt.id,
        provider: provider.name,
        detail,
      },
      now,
    ),
    moveAttempt(
      db,
      attempt,
      { status: "declined", ended: true, reason: "The provider took another amount than was asked." },
      now,
    ),
  ]);
  return false;
}

/** Changes a payment whose outcome is not written yet. */
function moveAttempt(
  db: Database,
  { id, attempt }: Attempt,
  to: { status: "declined" | "refunding"; ended: boolean; reason: string | null },
  now: Date,
) {
  return statement<{ id: string }>(
    db,
    sql`UPDATE payments SET status = ${to.status}, decline_reason = ${to.reason}, claimed_at = NULL,
      is_open = CASE WHEN ${to.ended ? 1 : 0} = 1 THEN 0 ELSE is_open END, updated_at = ${now.toISOString()}
    WHERE id = ${id} AND ${isUndecided(attempt)} RETURNING id`,
  );
}
