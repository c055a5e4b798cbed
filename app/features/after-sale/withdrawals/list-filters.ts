/** What staff filter notices by: their status, or how near the refund of an unpaid one is, and whether it could not be made. */
export type WithdrawalFilter = "status" | "refund";
export const refundFilters = ["due", "overdue", "trouble"] as const;
/** Days before a refund is due from which staff are warned. */
export const warningDays = 4;
