import {
  orderStatusFacts,
  type OrderStatus,
  paymentStatusFacts,
  type PaymentStatus,
} from "#app/shared/order-statuses.ts";

/** Days in which a customer can take what staff put together for them, at the prices that they were told. */
export const offerDays = 3;

/** Whether the id in a signed link is of an order that staff put together, and not of what is added to one. */
export const isOfferId = (id: string) => id.startsWith("off_");

/** Where an offer stands. */
export type OfferState =
  | "open"
  | "paid"
  /** It was paid, and is cancelled or refunded as a whole. */
  | "undone"
  | "withdrawn"
  | "expired";

/** Where an offer stands at a moment; `placed` is the order that was placed of it, if there is one. */
export function offerState(
  offer: { expiresAt: string; withdrawnAt: string | null },
  placed: { status: OrderStatus; paymentStatus: PaymentStatus } | null,
  now: Date,
): OfferState {
  if (placed && paymentStatusFacts[placed.paymentStatus].wasPaid) {
    const isKept = paymentStatusFacts[placed.paymentStatus].hasMoney && !orderStatusFacts[placed.status].isCancelled;
    return isKept ? "paid" : "undone";
  }
  if (offer.withdrawnAt !== null) return "withdrawn";
  return offer.expiresAt <= now.toISOString() ? "expired" : "open";
}
