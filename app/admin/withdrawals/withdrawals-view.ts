import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { refundFilters, type WithdrawalFilter } from "#app/features/withdrawals/list-filters.ts";
import { type WithdrawalStatus, withdrawalStatuses } from "#app/shared/states.ts";
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
  refund: { label: "Refund", values: { due: "Due in 4 days or less", overdue: "Overdue" } },
} as const;

export const withdrawalTones: Record<WithdrawalStatus, BadgeTone> = {
  unmatched: "warning",
  late: "warning",
  open: "ink",
  refunded: "success",
  closed: "neutral",
  declined: "danger",
};
