/** What orders can wait for. `to-send` is `to-pack` and `part-sent` together. */
export const orderWorks = ["to-send", "to-pack", "part-sent", "refund-waiting", "overdue"] as const;
export type OrderWork = (typeof orderWorks)[number];

/** What staff call it. */
export const workNames: Record<OrderWork, string> = {
  "to-send": "To send",
  "to-pack": "To pack",
  "part-sent": "Partially fulfilled",
  "refund-waiting": "Refund to retry",
  overdue: "Overdue",
};

/** Orders that each column of the board shows: those that wait longest. */
export const boardRows = 8;

/**
 * Kinds of discrepancies (`payments/discrepancy-kinds.ts`) that may mean that the buyer has the money: nothing of the order is packed or sent
 * until somebody has resolved them.
 */
export const holdingDiscrepancies: readonly string[] = ["refund-at-provider", "not-paid-there"];
