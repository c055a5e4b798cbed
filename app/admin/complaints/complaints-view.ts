import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { answerFilters, type ComplaintFilter, markFilters } from "#app/features/after-sale/complaints/list-filters.ts";
import { caseStatuses, caseStatusNames } from "#app/shared/case-statuses.ts";
import type { ComplaintChannel, ComplaintEventType, ComplaintRemedy } from "#app/shared/states.ts";

/** The URL of the list of complaints. */
export const complaintsShape = {
  path: "/admin/complaints",
  sorts: ["newest", "oldest"],
  filters: { status: caseStatuses("complaint"), answer: answerFilters, mark: markFilters },
} as const satisfies ListShape<"newest" | "oldest", ComplaintFilter>;
export type ComplaintsView = ListView<"newest" | "oldest", ComplaintFilter>;

export const complaintSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;
export const complaintFilterNames = {
  status: {
    label: "Status",
    values: caseStatusNames("complaint"),
  },
  answer: { label: "Answer", values: { due: "Due in 4 days or less", overdue: "Overdue" } },
  mark: { label: "Mark", values: { unmatched: "No order yet", late: "After three years" } },
} as const;

export const remedyNames: Record<ComplaintRemedy, string> = {
  repair: "Repair",
  replacement: "Replacement",
  "price-reduction": "Lower price",
  "money-back": "Money back",
};

export const channelNames: Record<ComplaintChannel, string> = {
  form: "the shop's form",
  mail: "e-mail",
  phone: "phone",
  letter: "letter",
};

/** What each step says. */
export const stepNames: Record<ComplaintEventType, string> = {
  received: "Received",
  matched: "Matched to its order",
  "lines-added": "Items named",
  asked: "Asked the buyer",
  "buyer-answered": "The buyer wrote",
  answered: "Wrote to the buyer",
  accepted: "Accepted",
  rejected: "Rejected",
  note: "Note",
  "goods-requested": "Asked for the goods",
  "replacement-sent": "Replacement sent",
  "money-back": "Money back",
  "price-reduced": "Price lowered",
  closed: "Closed",
};
