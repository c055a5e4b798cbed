import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { refundFilters, type WithdrawalFilter } from "#app/features/after-sale/withdrawals/list-filters.ts";
import {
  caseStatuses,
  caseStatusNames,
  isAwaited,
  type ReturnStatus,
  type WithdrawalStatus,
  withdrawalStatusFacts,
} from "#app/shared/case-statuses.ts";
import type { RefundStatus } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the list of notices of withdrawal. */
export const withdrawalsShape = {
  path: "/admin/withdrawals",
  sorts: ["newest", "oldest"],
  filters: { status: caseStatuses("withdrawal"), refund: refundFilters },
} as const satisfies ListShape<"newest" | "oldest", WithdrawalFilter>;
export type WithdrawalsView = ListView<"newest" | "oldest", WithdrawalFilter>;

export const withdrawalSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;
export const withdrawalFilterNames = {
  status: {
    label: "Status",
    values: caseStatusNames("withdrawal"),
  },
  refund: {
    label: "Refund",
    values: { due: "Due in 4 days or less", overdue: "Overdue", trouble: "Could not be made" },
  },
} as const;

/** How far a notice is, in words and tone: of an open one, whether its goods are there. */
export function noticeState(status: WithdrawalStatus, goods: ReturnStatus | null): { name: string; tone: BadgeTone } {
  const isToRefund = withdrawalStatusFacts[status].waitsFor === "refund";
  if (isToRefund && goods !== null && isAwaited(goods)) return { name: "Waiting for goods", tone: "ink" };
  if (isToRefund && goods !== null) return { name: "Goods there", tone: "warning" };
  return withdrawalStatusFacts[status];
}

/** What became of a refund's money. */
export const refundNames: Record<RefundStatus, string> = {
  requested: "on its way",
  succeeded: "went back",
  failed: "failed, see the order",
};
