import { type OrderStatus, orderStatusFacts, orderSteps } from "#app/shared/order-statuses.ts";

export interface TrackingStep {
  status: OrderStatus;
  /** ISO time when it was reached; null for a step not reached yet. */
  reachedAt: string | null;
}

/**
 * The steps of an order's delivery, from its events, oldest first. A step that was passed without an event of
 * its own counts as reached with the one after it. A cancelled order shows how far it came.
 */
export function trackingSteps(
  order: { status: OrderStatus; createdAt: string },
  events: readonly { type: string; createdAt: string }[],
): TrackingStep[] {
  const timeOf = (status: OrderStatus) =>
    status === orderSteps[0]
      ? order.createdAt
      : (events.findLast((event) => event.type === `status: ${status}`)?.createdAt ?? null);
  if (orderStatusFacts[order.status].isCancelled) {
    const cancelledAt = timeOf(order.status) ?? events.findLast((event) => event.type === "cancelled")?.createdAt;
    const passed = orderSteps.map((status) => ({ status, reachedAt: timeOf(status) })).filter((step) => step.reachedAt);
    return [...passed, { status: order.status, reachedAt: cancelledAt ?? order.createdAt }];
  }
  const here = orderSteps.indexOf(order.status);
  let next: string | null = null;
  return orderSteps
    .map((status, index) => ({ status, index }))
    .toReversed()
    .map(({ status, index }) => {
      if (index > here) return { status, reachedAt: null };
      next = timeOf(status) ?? next ?? order.createdAt;
      return { status, reachedAt: next };
    })
    .toReversed();
}
