import type { TransactionKind } from "#app/shared/states.ts";

/** What a movement on the account at the provider is called. */
export const movementNames: Readonly<Record<TransactionKind, string>> = {
  charge: "Payment",
  refund: "Refund",
  "refund-failure": "Refund that failed",
  dispute: "Dispute",
  fee: "Fee",
  payout: "Payout",
  other: "Other",
};
