/** What staff filter notices by: their status, or how near the refund of an unpaid one is. */
export type WithdrawalFilter = "status" | "refund";
export const refundFilters = ["due", "overdue"] as const;
