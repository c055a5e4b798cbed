/** What staff filter complaints by: their status, how near our answer is, or what is special about them. */
export type ComplaintFilter = "status" | "answer" | "mark";
export const answerFilters = ["due", "overdue"] as const;
export const markFilters = ["unmatched", "late"] as const;
