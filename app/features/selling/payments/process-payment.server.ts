import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import {
  attemptStatusLiteral,
  attemptsWithMoney,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import { codeIsUsedUp } from "#app/features/selling/discounts/queries.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";
import type { PaymentStep } from "#app/shared/states.ts";

import { checkOpenPayment } from "./open-payments.server.ts";
import { pollOpenPayments } from "./poll-open-payments.server.ts";
import type { PaymentAnswer, PaymentOutcome, PaymentProvider } from "./provider.server.ts";
import { type Attempt, recordOutcome, type RecordedOutcome } from "./record-outcome.server.ts";
import { codeUsedUp, readUnpayable } from "./unpayable-order.server.ts";

export type ProcessedPayment =
  | { kind: "succeeded"; orderId: string; outboxId: string | null }
  | { kind: "declined"; reason: string }
  /** It is not known yet whether the money was taken; the scheduled job reconciles it. */
  | { kind: "processing" }
  /** Its discount code has no use left: nothing was charged, or what was goes back. */
  | { kind: "code-used-up"; orderId: string }
  /** It was cancelled before it was paid. */
  | { kind: "order-cancelled"; orderId: string }
  | { kind: "order-closed"; orderId: string }
  /** Money was taken that is not what the order asks for; staff are told. */
  | { kind: "mismatch" }
  | { kind: "wrong-step" }
  | { kind: "unknown-payment" };

/** Seconds to wait for the provider; shorter than the time after which a claim counts as abandoned. */
const providerSeconds = 15;
/** How often, and how many milliseconds apart, a second request checks for the outcome of the first: 3 s in total. */
const maxChecks = 20;
const checkIntervalMs = 150;

/**
 * Charges a created payment and marks its order paid. A payment that the provider takes in the browser is only read, which needs no
 * claim: what it came to is written once, however many read it at a time. Any other is charged here: the attempt is claimed first, so
 * that only one of several simultaneous requests asks the provider; the others wait for its outcome. A payment that already succeeded
 * returns the same again. An order whose discount code was used up by other orders meanwhile is cancelled and not charged.
 * Throws when D1 fails before the provider is asked; after that it returns `processing`.
 */
export async function processPayment(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  answer: PaymentAnswer,
  now: Date,
): Promise<ProcessedPayment> {
  let outboxId: string | null = null;
  for (let check = 1; check <= maxChecks; check++) {
    const payment = await readPayment(db, paymentId);
    if (!payment || payment.provider !== provider.name) return { kind: "unknown-payment" };
    const { orderId, reference } = payment;
    if (payment.isOpen && "returned" in answer)
      return readReturned(db, provider, { id: paymentId, orderId, reference }, now);
    if (paymentStatusFacts[payment.orderPayment].hasMoney) return { kind: "succeeded", orderId, outboxId };
    if (payment.isMismatch) return { kind: "mismatch" };
    if (paymentStatusFacts[payment.orderPayment].wasPaid) return { kind: "order-closed", orderId };
    if (orderStatusFacts[payment.orderStatus].isCancelled) return { kind: "order-cancelled", orderId };
    if (!isExpectedAnswer(answer, payment.nextStep)) return { kind: "wrong-step" };
    if (payment.nextStep === "provider") return { kind: "declined", reason: payment.declineReason ?? "" };
    if (payment.codeIsUsedUp) {
      await cancelUnpaidOrder(db, orderId, codeUsedUp, now);
      return { kind: "code-used-up", orderId };
    }

    const attempt = await claim(db, paymentId, now);
    if (attempt) return chargeAttempt(db, provider, attempt, answer, now);
    const decided = check === 1 ? await pollOpenPayments(db, provider, now, orderId) : [];
    outboxId = decided.find((one) => one.kind === "paid")?.outboxId ?? outboxId;
    if (decided.length === 0 && check < maxChecks) await new Promise((resolve) => setTimeout(resolve, checkIntervalMs));
  }
  return { kind: "processing" };
}

async function readPayment(db: Database, paymentId: string) {
  const [payment] = await db
    .select({
      orderId: payments.orderId,
      provider: payments.provider,
      nextStep: payments.nextStep,
      isOpen: payments.isOpen,
      reference: payments.providerReference,
      declineReason: payments.declineReason,
      orderStatus: orders.status,
      orderPayment: orders.paymentStatus,
      codeIsUsedUp: codeIsUsedUp(sql`orders.id`),
      isMismatch: sql<number>`EXISTS (SELECT 1 FROM payment_findings f WHERE f.id = 'payment-mismatch:' || ${payments.id})`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  return payment;
}

/** A card step accepts only a token, a confirm step only a confirmation, the provider's own step only the return from it. */
function isExpectedAnswer(answer: PaymentAnswer, step: PaymentStep): boolean {
  return { card: "token", confirm: "confirmed", provider: "returned" }[step] in answer;
}

/** What a payment came to that the provider takes in the browser. */
async function readReturned(
  db: Database,
  provider: PaymentProvider,
  payment: Omit<Attempt, "attempt">,
  now: Date,
): Promise<ProcessedPayment> {
  try {
    const { recorded, reason } = await withTimeout(providerSeconds, checkOpenPayment(db, provider, payment, now));
    // Whoever recorded it first knows more than was read here.
    if (recorded.kind === "superseded") return await readRecorded(db, payment);
    return await resultOf(db, recorded, payment, reason, now);
  } catch (error) {
    logError(`The outcome of payment ${payment.id} is not known yet`, error);
    return { kind: "processing" };
  }
}

async function readRecorded(db: Database, { id, orderId }: Omit<Attempt, "attempt">): Promise<ProcessedPayment> {
  const payment = await readPayment(db, id);
  if (payment && paymentStatusFacts[payment.orderPayment].hasMoney)
    return { kind: "succeeded", orderId, outboxId: null };
  return payment && orderStatusFacts[payment.orderStatus].isCancelled
    ? { kind: "order-cancelled", orderId }
    : { kind: "processing" };
}

/**
 * Claims the right to ask the provider; undefined while another attempt on this order has it. A unique index allows one
 * payment per order to be in progress.
 */
async function claim(db: Database, paymentId: string, now: Date): Promise<Attempt | undefined> {
  const time = now.toISOString();
  try {
    const [claimed] = await statement<Attempt>(
      db,
      sql`UPDATE payments SET status = ${attemptStatusLiteral("processing")}, attempt = attempt + 1, claimed_at = ${time}, updated_at = ${time}
      WHERE id = ${paymentId} AND status IN ${attemptsWithMoney("none")}
        AND EXISTS (SELECT 1 FROM orders o
          WHERE o.id = payments.order_id AND o.payment_status IN ${paymentStatusesWhere({ wasPaid: false })}
            AND o.status NOT IN ${orderStatusesWhere({ isCancelled: true })})
        AND NOT ${codeIsUsedUp(sql`payments.order_id`)}
      RETURNING id, order_id AS orderId, provider_reference AS reference, attempt`,
    );
    return claimed;
  } catch (error) {
    if (violatedConstraint(error) === "payments.order_id") return undefined;
    throw error;
  }
}

async function chargeAttempt(
  db: Database,
  provider: PaymentProvider,
  attempt: Attempt,
  answer: PaymentAnswer,
  now: Date,
): Promise<ProcessedPayment> {
  try {
    const outcome = await askProvider(provider, attempt, answer);
    const record = () => recordOutcome(db, provider, attempt, outcome, now);
    const reason = outcome.status === "declined" ? outcome.reason : "";
    return await resultOf(db, await record().catch(record), attempt, reason, now);
  } catch (error) {
    logError(`The outcome of payment ${attempt.id} is not known yet`, error);
    return { kind: "processing" };
  }
}

/** The provider's outcome. When its response is lost, late or unreadable, the provider is asked to conclude the attempt. */
async function askProvider(
  provider: PaymentProvider,
  { id, reference, attempt }: Attempt,
  answer: PaymentAnswer,
): Promise<PaymentOutcome> {
  try {
    return await withTimeout(providerSeconds, provider.process(reference, answer, `${id}:${attempt}`));
  } catch (error) {
    logError(`Payment ${id} got no answer from ${provider.name}`, error);
    return withTimeout(providerSeconds, provider.conclude(reference));
  }
}

async function resultOf(
  db: Database,
  recorded: RecordedOutcome,
  { orderId }: { orderId: string },
  reason: string,
  now: Date,
): Promise<ProcessedPayment> {
  switch (recorded.kind) {
    case "paid":
      return { kind: "succeeded", orderId, outboxId: recorded.outboxId };
    case "already-paid":
      return { kind: "succeeded", orderId, outboxId: null };
    case "refunded": {
      const { kind } = await readUnpayable(db, orderId, now);
      // Another payment of the order has paid it: only this one goes back.
      return kind === "already-paid" ? { kind: "succeeded", orderId, outboxId: null } : { kind, orderId };
    }
    case "declined":
      return { kind: "declined", reason };
    case "mismatch":
      return { kind: "mismatch" };
    case "pending":
    case "superseded":
      return { kind: "processing" };
  }
}

async function withTimeout<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
