import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { refundFilters, type WithdrawalFilter } from "#app/features/after-sale/withdrawals/list-filters.ts";
import { type RefundStatus, type ReturnStatus, type WithdrawalStatus, withdrawalStatuses } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The URL of the list of notices of withdrawal. */
export const withdrawalsShape = {
  path: "/admin/withdrawals",
  sorts: ["newest", "oldest"],
  filters: { status: withdrawalStatuses, refund: refundFilters },
} as const satisfies ListShape<"newest" | "oldest", WithdrawalFilter>;
export type WithdrawalsView = ListView<"newest" | "oldest", WithdrawalFilter>;

export const withdrawalSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;
export const withdrawalFilterNames = {
  status: {
    label: "Status",
    values: {
      unmatched: "Unmatched",
      late: "Late, to decide",
      open: "Open",
      refunded: "Refunded",
      closed: "Closed",
      declined: "Declined",
    },
  },
  refund: {
    label: "Refund",
    values: { due: "Due in 4 days or less", overdue: "Overdue", trouble: "Could not be made" },
  },
} as const;

const tones: Record<WithdrawalStatus, BadgeTone> = {
  unmatched: "warning",
  late: "warning",
  open: "ink",
  refunded: "success",
  closed: "neutral",
  declined: "danger",
};

/** How far a notice is, in words and tone: of an open one, whether its goods are there. */
export function noticeState(status: WithdrawalStatus, goods: ReturnStatus | null): { name: string; tone: BadgeTone } {
  if (status === "open" && goods === "requested") return { name: "Waiting for goods", tone: "ink" };
  if (status === "open" && goods !== null) return { name: "Goods there", tone: "warning" };
  return { name: withdrawalFilterNames.status.values[status], tone: tones[status] };
}

/** What became of a refund's money. */
export const refundNames: Record<RefundStatus, string> = {
  requested: "on its way",
  succeeded: "went back",
  failed: "failed, see the order",
};
