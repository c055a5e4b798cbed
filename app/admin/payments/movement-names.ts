import type { ProviderMovement } from "#app/features/selling/reconciliation/list-movements.server.ts";

/** What a movement of money is called. */
export const movementNames: Readonly<Record<ProviderMovement["kind"], string>> = {
  charge: "Payment",
  refund: "Refund",
  "refund-by-hand": "Refund by bank",
  "refund-failure": "Refund that failed",
  dispute: "Dispute",
  fee: "Fee",
  payout: "Payout",
  other: "Other",
};
