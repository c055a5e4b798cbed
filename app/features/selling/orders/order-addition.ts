import {
  orderStatusFacts,
  type OrderStatus,
  paymentStatusFacts,
  type PaymentStatus,
} from "#app/shared/order-statuses.ts";

/** Days in which the buyer can take what staff offer to add to an order. */
export const additionDays = 3;

/** Where an offer stands. `first-…`: what became of the order that it adds to. */
export type AdditionState =
  | "open"
  | "paid"
  /** It was paid, and is cancelled or refunded as a whole. */
  | "undone"
  | "withdrawn"
  | "expired"
  | "first-sent"
  | "first-cancelled"
  | "first-unpaid"
  | "first-erased";

interface FirstOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  fulfilment: string;
  email: string;
}

/** Why nothing can be added to an order; null when it can. `takesAdditions` says the same to the database. */
export function additionRefusal(first: FirstOrder): Extract<AdditionState, `first-${string}`> | null {
  if (orderStatusFacts[first.status].isCancelled) return "first-cancelled";
  if (first.fulfilment !== "unfulfilled" || !orderStatusFacts[first.status].inWarehouse) return "first-sent";
  if (!paymentStatusFacts[first.paymentStatus].hasMoney) return "first-unpaid";
  return first.email === "" ? "first-erased" : null;
}

/** Where an offer stands at a moment; `added` is the order that was placed of it, if there is one. */
export function additionState(
  offer: { expiresAt: string; withdrawnAt: string | null },
  first: FirstOrder,
  added: { status: OrderStatus; paymentStatus: PaymentStatus } | null,
  now: Date,
): AdditionState {
  if (added && paymentStatusFacts[added.paymentStatus].wasPaid) {
    const isKept = paymentStatusFacts[added.paymentStatus].hasMoney && !orderStatusFacts[added.status].isCancelled;
    return isKept ? "paid" : "undone";
  }
  if (offer.withdrawnAt !== null) return "withdrawn";
  const refusal = additionRefusal(first);
  if (refusal) return refusal;
  return offer.expiresAt <= now.toISOString() ? "expired" : "open";
}
