import type { ReconciliationDay } from "#app/features/selling/reconciliation/reconciliation.ts";

/** What a day of the reconciliation shows, in its order; `count` columns are numbers, the others money. */
export const dayColumns = [
  { name: "orders", title: "Orders", count: true },
  { name: "ordersOre", title: "Orders paid" },
  { name: "paymentsOre", title: "Payments" },
  { name: "refundsOre", title: "Refunds" },
  { name: "byHandOre", title: "Refunds by bank" },
  { name: "disputesOre", title: "Disputes" },
  { name: "feesOre", title: "Fees" },
  { name: "otherOre", title: "Other" },
  { name: "exchangedOre", title: "Exchanged" },
  { name: "netOre", title: "Net" },
  { name: "payoutsOre", title: "Payouts" },
  { name: "pendingOre", title: "Pending" },
  { name: "differenceOre", title: "Difference" },
] as const satisfies readonly { name: keyof ReconciliationDay; title: string; count?: true }[];
