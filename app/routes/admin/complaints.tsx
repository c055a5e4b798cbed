import { remedyNames } from "#app/admin/cases/case-names.ts";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { wishNames } from "#app/features/after-sale/cases/complaint-texts.ts";
import { isLate } from "#app/features/after-sale/cases/complaint.ts";
import { listComplaints } from "#app/features/after-sale/cases/list-complaints.server.ts";
import { caseStatusNames, complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { Route } from "./+types/complaints";

/** The complaints, and until when we promised an answer. */
export const list: List<typeof listComplaints> = {
  path: "/admin/complaints",
  title: "Complaints",
  name: "complaints",
  button: { text: "Enter a complaint", to: "/admin/complaints/new", permission: "orders:write", look: "outline" },
  searchLabel: "Number, order, name or email",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    status: { label: "Status", values: caseStatusNames("complaint") },
    answer: { label: "Answer", values: { due: "Due in 4 days or less", overdue: "Overdue" } },
    mark: { label: "Mark", values: { unmatched: "No order yet", late: "After 3 years" } },
  },
  empty: "No matching complaints.",
  emptyIcon: "check",
  columns: ({ now }) => [
    {
      title: "Number",
      lead: true,
      cell: ({ id }) => (
        <span className="whitespace-nowrap">
          <RowLink to={`/admin/complaints/${id}`}>{id}</RowLink>
        </span>
      ),
    },
    { title: "Order", cell: ({ orderNumber, reference }) => orderNumber ?? `${reference} (not matched)` },
    { title: "Name", cell: ({ name }) => name },
    {
      title: "Received",
      cell: (row) => (
        <>
          <DateTime at={row.receivedAt} />
          {isLate(row) ? " (after three years)" : ""}
        </>
      ),
    },
    {
      title: "Preferred remedy",
      cell: ({ wish, remedy }) => (remedy ? `${remedyNames[remedy]}, decided` : wishNames[wish]),
    },
    {
      title: "Reply by",
      cell: ({ status, answerDueAt }) =>
        complaintStatusFacts[status].waitsFor === "our-answer" ? (
          <span className={answerDueAt < now ? "font-semibold text-danger" : ""}>
            {formatShortDate(answerDueAt)}
            {answerDueAt < now ? " (overdue)" : ""}
          </span>
        ) : null,
    },
    {
      title: "Status",
      cell: ({ status }) => <Badge tone={complaintStatusFacts[status].tone}>{complaintStatusFacts[status].name}</Badge>,
    },
  ],
};

export const loader = (args: Route.LoaderArgs) => readList(args, list, listComplaints);

export const meta = () => [{ title: "Complaints | Admin" }];

export default function Complaints({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} />;
}
