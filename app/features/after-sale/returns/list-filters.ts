/** What staff filter returns by: their state, their kind, or what waits for staff. */
export type ReturnFilter = "status" | "kind" | "work";

/** What waits for staff: goods that are there, exchanges that lapse soon without theirs, and objections to deductions. */
export const returnWork = ["settle", "lapsing", "objected"] as const;
export type ReturnWork = (typeof returnWork)[number];
