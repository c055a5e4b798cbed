import {
  isAwaited,
  type ReturnStatus,
  type WithdrawalStatus,
  withdrawalStatusFacts,
} from "#app/shared/case-statuses.ts";
import type { RefundStatus } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

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
