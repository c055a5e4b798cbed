import {
  orderStatusFacts,
  type OrderStatus,
  paymentStatusFacts,
  type PaymentStatus,
} from "#app/shared/order-statuses.ts";

/** Hours for which an agent's session and its link hold, from the last change. */
export const sessionHours = 24;

/** Where a session stands. */
export type SessionState =
  | "open"
  /** The person has ordered, and the payment is not decided. */
  | "in-progress"
  /** The person's order is paid, or was, for it may have been refunded since. */
  | "completed"
  /** By its agent, or because its time is over. */
  | "canceled";

/**
 * Where a session stands at a moment; `placed` is the order that was placed of it, if there is one. An order that is alive counts more
 * than a cancellation: the agent must not buy the same again.
 */
export function sessionState(
  session: { expiresAt: string; canceledAt: string | null },
  placed: { status: OrderStatus; paymentStatus: PaymentStatus } | null,
  now: Date,
): SessionState {
  if (placed && paymentStatusFacts[placed.paymentStatus].wasPaid) return "completed";
  if (placed && !orderStatusFacts[placed.status].isCancelled) return "in-progress";
  return session.canceledAt !== null || session.expiresAt <= now.toISOString() ? "canceled" : "open";
}
