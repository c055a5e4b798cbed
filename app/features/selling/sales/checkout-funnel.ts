import type { TrafficStep } from "#app/shared/states.ts";

/** A step of a purchase, in order. `times` is null where it was not counted in the period, or of too few. */
export interface FunnelStep {
  id: "visit" | "cart" | "checkout" | "address" | "delivery" | "placed" | "paid";
  times: number | null;
  /** Estimated from the checkouts of those who allow measuring. */
  isEstimate: boolean;
  /** How many of the step before it came so far, from 0 to 1; null where one of the two is not known, or there was none to lose. */
  share: number | null;
}

/** What a period had of each step. `placed` are orders, paid or not. */
export interface FunnelCounts extends Record<TrafficStep, number> {
  placed: number;
  paid: number;
}

/** Of fewer measured checkouts nothing is estimated. */
export const fewestSeen = 20;

/** The steps of a purchase as counts of everybody: what only some browsers tell is their share of all opened checkouts. */
export function checkoutFunnel(counts: FunnelCounts): FunnelStep[] {
  const seen = counts["seen-checkout"];
  const estimate = (step: "address" | "delivery") =>
    seen < fewestSeen ? null : Math.round((counts.checkout * Math.min(counts[step], seen)) / seen);
  // Carts are counted since a release: a period before it has checkouts and no carts.
  const isCounted = counts.cart > 0 || counts.checkout === 0;
  const steps: Omit<FunnelStep, "share">[] = [
    { id: "visit", times: counts.visit, isEstimate: false },
    { id: "cart", times: isCounted ? counts.cart : null, isEstimate: false },
    { id: "checkout", times: counts.checkout, isEstimate: false },
    { id: "address", times: estimate("address"), isEstimate: true },
    { id: "delivery", times: estimate("delivery"), isEstimate: true },
    { id: "placed", times: counts.placed, isEstimate: false },
    { id: "paid", times: counts.paid, isEstimate: false },
  ];
  let before: number | null = null;
  return steps.map((step) => {
    const share = step.times === null || !before ? null : step.times / before;
    before = step.times ?? before;
    // More than all is no share: orders by a link of staff have no checkout, and one of last night is paid today.
    return { ...step, share: share !== null && share > 1 ? null : share };
  });
}

/** The step that lost the largest share of those who came to it; null where none is known to have lost anyone. */
export function largestLoss(steps: readonly FunnelStep[]): FunnelStep | null {
  // That most visitors only look is no loss.
  const losing = steps.filter(({ id, share }) => id !== "cart" && id !== "checkout" && share !== null && share < 1);
  return losing.toSorted((a, b) => (a.share ?? 1) - (b.share ?? 1))[0] ?? null;
}
