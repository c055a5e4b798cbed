/** Differences between the shop and its payment provider; `admin/payments/discrepancy-texts.ts` says what each means for staff. */
export const discrepancyKinds = [
  "payment-mismatch",
  "paid-there",
  "not-paid-there",
  "unknown-payment",
  "refund-at-provider",
  "refund-mismatch",
  "refund-missing",
  "refund-failed",
  "refund-twice",
  "event-unprocessed",
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
