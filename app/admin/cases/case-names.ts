import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { CaseWork } from "#app/features/after-sale/cases/case-work.server.ts";
import {
  type ReturnStatus,
  type WithdrawalStatus,
  isAwaited,
  returnStatusFacts,
  withdrawalStatusFacts,
} from "#app/shared/case-statuses.ts";
import type {
  ComplaintChannel,
  ComplaintEventType,
  ComplaintRemedy,
  ReturnDestination,
  ReturnKind,
  WasteReason,
} from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** How far a notice is, in words and tone: of an open one, whether its goods are there. */
export function noticeState(status: WithdrawalStatus, goods: ReturnStatus | null): { name: string; tone: BadgeTone } {
  const isToRefund = withdrawalStatusFacts[status].waitsFor === "refund";
  if (isToRefund && goods !== null && isAwaited(goods)) return { name: "Awaiting goods", tone: "ink" };
  if (isToRefund && goods !== null) return { name: "Goods received", tone: "warning" };
  return withdrawalStatusFacts[status];
}

export const remedyNames: Record<ComplaintRemedy, string> = {
  repair: "Repair",
  replacement: "Replacement",
  "price-reduction": "Price reduction",
  "money-back": "Refund",
};

export const channelNames: Record<ComplaintChannel, string> = {
  form: "the shop's form",
  mail: "email",
  phone: "phone",
  letter: "letter",
};

/** What each step says. */
export const stepNames: Record<ComplaintEventType, string> = {
  received: "Received",
  matched: "Matched to order",
  "lines-added": "Items added",
  asked: "Asked the customer",
  "buyer-answered": "Customer replied",
  answered: "Wrote to the customer",
  accepted: "Accepted",
  rejected: "Rejected",
  note: "Note",
  "goods-requested": "Return requested",
  "replacement-sent": "Replacement sent",
  "money-back": "Refund",
  "price-reduced": "Price reduced",
  closed: "Closed",
};

export const kindNames: Record<ReturnKind, string> = {
  return: "Return",
  withdrawal: "Withdrawal",
  exchange: "Exchange",
  complaint: "Complaint",
};

/** What waits for staff, as the list of all cases filters by it. */
export const workNames: Record<CaseWork, string> = {
  "refund-overdue": "Refund overdue",
  "refund-due": "Refund due in 4 days or less",
  "refund-trouble": "Refund failed",
  "answer-overdue": "Reply overdue",
  "answer-due": "Reply due in 4 days or less",
  answer: "Complaint to answer",
  resolve: "Complaint to resolve",
  unmatched: "No order yet",
  late: "Late: decide",
  settle: "Goods received",
  lapsing: "Exchange expires in 3 days",
  "late-goods": "Expired exchange to refund",
  objected: "Disputed deduction",
  "after-three-years": "Told after 3 years",
};

/** The state of a return as a list shows it: one of which a part came has its own word. */
export function stateFacts({ status, received }: { status: ReturnStatus; received: number }): {
  name: string;
  tone: BadgeTone;
} {
  return isAwaited(status) && received > 0 ? { name: "Partly received", tone: "warning" } : returnStatusFacts[status];
}

export const destinationNames: Record<ReturnDestination, string> = {
  stock: "To stock",
  repair: "To repair",
  waste: "Waste",
};

export const wasteNames: Record<WasteReason, string> = {
  damaged: "Damaged",
  worn: "Worn",
  hygiene: "Hygiene",
  incomplete: "Incomplete",
  recalled: "Recalled",
};

/** What staff read when what they asked for was done, and when it was not. */
export const done = (text: string): StatusMessage => ({ tone: "success", text });
export const refused = (text: string): StatusMessage => ({ tone: "error", text });
