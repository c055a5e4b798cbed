import { desc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import type { PaymentMethod } from "#app/features/orders/payment-methods.ts";
import { newId } from "#app/shared/ids.ts";

import type { NextStep, PaymentAnswer, PaymentProvider } from "./provider.server.ts";

export type CreatedPayment =
  | { kind: "created"; paymentId: string; nextStep: NextStep; provider: string }
  | { kind: "already-paid" }
  | { kind: "order-closed" };

/** Announces the payment of an order to the provider. The amount is the order's own, never the browser's. */
export async function createPayment(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  now: Date,
  method?: PaymentMethod,
): Promise<CreatedPayment> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.paymentStatus === "paid") return { kind: "already-paid" };
  if (!order || order.status === "cancelled") return { kind: "order-closed" };

  const { totalOre: amountOre, currency, orderNumber } = order;
  const wayToPay = method ?? (order.paymentMethod as PaymentMethod);
  const { reference, nextStep } = await provider.create({ amountOre, currency, orderNumber, method: wayToPay });
  const paymentId = newId("pay");
  const time = now.toISOString();
  await db.insert(payments).values({
    id: paymentId,
    orderId,
    provider: provider.name,
    providerReference: reference,
    method: wayToPay,
    amountOre,
    currency,
    createdAt: time,
    updatedAt: time,
  });
  return { kind: "created", paymentId, nextStep, provider: provider.name };
}

export type ProcessedPayment =
  | { kind: "succeeded"; orderId: string; outboxId: string | null }
  | { kind: "declined"; reason: string }
  | { kind: "order-closed" }
  | { kind: "unknown-payment" };

/**
 * Takes the money of a created payment and marks its order paid. A payment that succeeded before answers so again. When
 * the order was cancelled, or paid by another payment, while the money was on its way, the money goes back.
 */
export async function processPayment(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  answer: PaymentAnswer,
  now: Date,
): Promise<ProcessedPayment> {
  const [row] = await db
    .select({ payment: payments, orderStatus: orders.status, paymentStatus: orders.paymentStatus })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!row || row.payment.provider !== provider.name) return { kind: "unknown-payment" };
  const { orderId, providerReference } = row.payment;
  if (row.paymentStatus === "paid") return { kind: "succeeded", orderId, outboxId: null };
  if (row.orderStatus === "cancelled" || providerReference === null) return { kind: "order-closed" };

  const outcome = await provider.process(providerReference, answer);
  if (outcome.status === "declined") {
    await setPayment(db, paymentId, { status: "declined", declineReason: outcome.reason }, now);
    return { kind: "declined", reason: outcome.reason };
  }

  const paid = await markPaid(db, { orderId, paymentId }, now);
  if (paid.kind === "paid") return { kind: "succeeded", orderId, outboxId: paid.outboxId };
  if (paid.kind === "already-paid" && paid.byThisPayment) return { kind: "succeeded", orderId, outboxId: null };
  await provider.refund(providerReference);
  await setPayment(db, paymentId, { status: "refunded", declineReason: null }, now);
  return paid.kind === "already-paid" ? { kind: "succeeded", orderId, outboxId: null } : { kind: "order-closed" };
}

/** The newest payment of an order, for staff. */
export async function latestPayment(db: Database, orderId: string) {
  const [payment] = await db
    .select({
      provider: payments.provider,
      method: payments.method,
      status: payments.status,
      declineReason: payments.declineReason,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(sql`rowid`))
    .limit(1);
  return payment ?? null;
}

async function setPayment(
  db: Database,
  id: string,
  set: { status: "declined" | "refunded"; declineReason: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...set, updatedAt: now.toISOString() })
    .where(eq(payments.id, id));
}
