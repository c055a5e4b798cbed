import type { Database } from "#app/db/client.server.ts";
import { cancelUnpaidOrder } from "#app/features/orders/cancel-order.server.ts";
import { markPaid } from "#app/features/orders/mark-paid.server.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { Currency } from "#app/shared/states.ts";

import type { PaidOrder } from "./open-payments.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { writePayment } from "./write-payment.server.ts";

interface FreeOrder {
  id: string;
  currency: Currency;
  createdAt: string;
  method: PaymentMethod;
  codeIsUsedUp: boolean;
}

/**
 * Completes an order that costs nothing, such as one with a code of 100 %: a payment of 0 öre is written, which the provider never
 * hears of, and marks the order paid as any other does. One that is interrupted in between is completed by the next try, or ended with
 * its order. Throws when D1 fails.
 */
export async function completeWithoutMoney(
  db: Database,
  provider: PaymentProvider,
  { id: orderId, currency, createdAt, method, codeIsUsedUp }: FreeOrder,
  now: Date,
): Promise<{ kind: "already-paid"; paid?: PaidOrder } | { kind: "order-closed" }> {
  if (codeIsUsedUp) {
    await cancelUnpaidOrder(db, orderId, "its discount code was used up", now);
    return { kind: "order-closed" };
  }
  const row = { orderId, reference: `free_${orderId}`, nextStep: "provider" as const, method, amountOre: 0, currency };
  const paymentId = await writePayment(db, provider, { ...row, heldUntil: createdAt }, now);
  if (!paymentId) return { kind: "order-closed" };
  const marked = await markPaid(db, { orderId, id: paymentId, attempt: null }, now);
  if (marked.kind === "paid") return { kind: "already-paid", paid: { orderId, outboxId: marked.outboxId } };
  return marked.kind === "already-paid" ? { kind: "already-paid" } : { kind: "order-closed" };
}
