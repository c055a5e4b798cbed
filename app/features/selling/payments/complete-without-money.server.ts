import { and, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { codeIsUsedUp } from "#app/features/selling/discounts/queries.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { markPaid } from "#app/features/selling/orders/mark-paid.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import type { PaymentProvider } from "./provider.server.ts";
import type { PaidOrder } from "./record-outcome.server.ts";
import { codeUsedUp, readUnpayable, type UnpayableOrder } from "./unpayable-order.server.ts";
import { writePayment } from "./write-payment.server.ts";

interface FreeOrder {
  id: string;
  currency: Currency;
  createdAt: string;
  method: PaymentMethod;
}

/**
 * Completes an order that costs nothing, such as one with a code of 100 %: a payment of 0 öre is written, which the provider never
 * hears of, and marks the order paid as any other does. One that is interrupted in between is completed by the next try, or ended with
 * its order.
 */
export async function completeWithoutMoney(
  db: Database,
  provider: PaymentProvider,
  { id: orderId, currency, createdAt, method }: FreeOrder,
  now: Date,
): Promise<UnpayableOrder | { kind: "already-paid"; paid: PaidOrder }> {
  const row = { orderId, reference: `free_${orderId}`, nextStep: "provider" as const, method, amountOre: 0, currency };
  const paymentId = await writePayment(db, provider, { ...row, heldUntil: createdAt }, now);
  if (!paymentId) return readUnpayable(db, orderId, now);
  // Two orders with the last use of a code can be here at once: the first one written has it.
  const unused = sql`NOT ${codeIsUsedUp(orderId)}`;
  const marked = await markPaid(db, { orderId, id: paymentId, attempt: null }, now, unused);
  if (marked.kind === "paid")
    return { kind: "already-paid", paid: { kind: "paid", orderId, outboxId: marked.outboxId } };
  if (marked.kind === "already-paid") return { kind: "already-paid" };
  await db
    .update(payments)
    .set({ status: "declined", isOpen: false, updatedAt: now.toISOString() })
    .where(and(eq(payments.id, paymentId), eq(payments.isOpen, true)));
  await cancelUnpaidOrder(db, orderId, codeUsedUp, now);
  const unpayable = await readUnpayable(db, orderId, now);
  return unpayable.kind === "order-cancelled" ? { kind: "code-used-up" } : unpayable;
}
