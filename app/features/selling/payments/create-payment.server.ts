import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { codeIsTaken } from "#app/features/selling/discounts/queries.server.ts";
import { orderLimits } from "#app/features/selling/orders/order-limits.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import { configurationStatement } from "#app/features/shop/content/queries.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { PaymentStep } from "#app/shared/states.ts";

import { completeWithoutMoney } from "./complete-without-money.server.ts";
import { endOpenPayments } from "./open-payments.server.ts";
import { paymentRefusals } from "./payment-refusals.texts.ts";
import { type PaymentProvider, SameCallInFlight } from "./provider.server.ts";
import { type PaidOrder, recordOutcome } from "./record-outcome.server.ts";
import { readUnpayable, type UnpayableOrder } from "./unpayable-order.server.ts";
import { writePayment } from "./write-payment.server.ts";

export type CreatedPayment =
  | { kind: "created"; paymentId: string; nextStep: PaymentStep; provider: string; clientSecret?: string }
  | UnpayableOrder
  /** As `already-paid` above, found out just now. */
  | { kind: "already-paid"; paid: PaidOrder }
  /** Money was taken for it that is not what was asked, and staff have not seen to that: nothing more is to be paid. */
  | { kind: "mismatch" }
  /** The provider does not take this order in this way: why, for the shopper, in their language. */
  | { kind: "refused"; reason: string }
  | { kind: "provider-unavailable" };

/**
 * Creates the payment of an order at the provider. The amount is the order's own, never the browser's. An open payment is returned
 * again, with the same client secret; one of another method is ended at the provider first, so that an order is never paid twice. From
 * now on the order keeps its reservation for the configured minutes, counted from when it was placed, so that repeated calls never
 * extend it.
 */
export async function createPayment(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
  method?: PaymentMethod,
): Promise<CreatedPayment> {
  try {
    return await create(db, provider, { orderId, method }, now);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // Another tab announces this payment right now, and may have it paid before anybody reads this answer.
    if (error.cause instanceof SameCallInFlight) return { kind: "processing" };
    logError("The payment provider could not be reached", error.cause);
    return { kind: "provider-unavailable" };
  }
}

class ProviderUnavailable extends Error {}

/** Awaits what the provider is asked for. Throws `ProviderUnavailable` when it fails. */
async function asked<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new ProviderUnavailable("The provider failed", { cause });
  });
}

async function create(
  db: Database,
  provider: PaymentProvider,
  { orderId, method }: { orderId: string; method: PaymentMethod | undefined },
  now: Date,
): Promise<CreatedPayment> {
  const { order, known, configuration } = await readForPayment(db, provider, orderId);
  if (order && paymentStatusFacts[order.paymentStatus].hasMoney) return { kind: "already-paid" };
  if (order?.isMismatched) return { kind: "mismatch" };
  if (!order || paymentStatusFacts[order.paymentStatus].wasPaid) return { kind: "order-closed" };
  if (orderStatusFacts[order.status].isCancelled) return { kind: "order-cancelled" };
  const takesInBrowser = provider.clientPart.provider !== "test";
  // Nobody asks the shop again before such a provider takes the money, nor before an order is complete that costs nothing.
  if (order.codeIsTaken && (takesInBrowser || order.totalOre === 0)) return readUnpayable(db, orderId, now);

  const chosen = method ?? (order.paymentMethod as PaymentMethod);
  if (order.totalOre === 0) return completeWithoutMoney(db, provider, { ...order, method: chosen }, now);
  const same = known.find((payment) => payment.method === chosen && (payment.isOpen || payment.status === "created"));
  if (same) {
    const again = await resume(db, provider, { ...same, orderId }, now);
    if (again) return again;
  }
  if (known.length >= orderLimits.paymentsPerOrder) return { kind: "refused", reason: paymentRefusals().triedTooOften };
  if (known.some(({ isOpen, id }) => isOpen && id !== same?.id)) {
    const ended = await asked(endOpenPayments(db, provider, orderId, now));
    const paid = ended.decided.find((decided) => decided.kind === "paid");
    if (paid) return { kind: "already-paid", paid };
    if (ended.decided.length > 0) return readUnpayable(db, orderId, now);
    if (ended.isPending) return { kind: "processing" };
  }

  const { totalOre: amountOre, currency, orderNumber, billingCountry: country } = order;
  const key = `${orderId}:${chosen}:${known.length}`;
  const request = { orderId, orderNumber, amountOre, currency, method: chosen, country };
  const created = await asked(provider.create(request, key));
  if ("refused" in created) return { kind: "refused", reason: created.refused };

  const { reference, nextStep, clientSecret } = created;
  const { reservationMinutes } = parseOrderTerms(configuration);
  const heldUntil = addMinutes(new Date(order.createdAt), reservationMinutes).toISOString();
  const row = { orderId, reference, nextStep, method: chosen, amountOre, currency, heldUntil };
  const paymentId = await writePayment(db, provider, row, now);
  if (!paymentId) return readUnpayable(db, orderId, now);
  return { kind: "created", paymentId, nextStep, provider: provider.name, ...(clientSecret && { clientSecret }) };
}

async function readForPayment(db: Database, provider: PaymentProvider, orderId: string) {
  const [[order], known, configuration, [facts]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db
      .select({
        id: payments.id,
        method: payments.method,
        nextStep: payments.nextStep,
        status: payments.status,
        isOpen: payments.isOpen,
        reference: payments.providerReference,
        provider: payments.provider,
      })
      .from(payments)
      .where(eq(payments.orderId, orderId)),
    configurationStatement(db),
    statement<{ codeTaken: number; mismatched: number }>(
      db,
      sql`SELECT ${codeIsTaken(orderId)} AS codeTaken, EXISTS (SELECT 1 FROM payment_findings
        WHERE order_id = ${orderId} AND kind = 'payment-mismatch' AND resolved_at IS NULL) AS mismatched`,
    ),
  ]);
  return {
    order: order && { ...order, codeIsTaken: facts?.codeTaken === 1, isMismatched: facts?.mismatched === 1 },
    known: known.filter((payment) => payment.provider === provider.name),
    configuration,
  };
}

interface KnownPayment {
  id: string;
  orderId: string;
  reference: string;
  nextStep: PaymentStep;
}

/** The payment that was created before, if the shopper may still make it; null when another is needed. */
async function resume(
  db: Database,
  provider: PaymentProvider,
  { id, orderId, reference, nextStep }: KnownPayment,
  now: Date,
): Promise<CreatedPayment | null> {
  const created = { kind: "created", paymentId: id, nextStep, provider: provider.name } as const;
  if (nextStep !== "provider") return created;
  const { outcome, clientSecret } = await asked(provider.resume(reference));
  if (clientSecret !== null) return { ...created, clientSecret };
  const recorded = await recordOutcome(db, provider, { id, orderId, reference, attempt: null }, outcome, now);
  switch (recorded.kind) {
    case "paid":
      return { kind: "already-paid", paid: { kind: "paid", orderId, outboxId: recorded.outboxId } };
    case "already-paid":
      return { kind: "already-paid" };
    case "refunded":
      return readUnpayable(db, orderId, now);
    case "mismatch":
      return { kind: "mismatch" };
    case "pending":
    case "superseded":
      return { kind: "processing" };
    case "declined":
      return null;
  }
}
