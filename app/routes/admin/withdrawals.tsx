import { noticeState } from "#app/admin/cases/case-names.ts";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { listWithdrawals } from "#app/features/after-sale/cases/list-withdrawals.server.ts";
import { warningDays } from "#app/features/after-sale/cases/withdrawal-deadline.ts";
import { caseStatusNames, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { addDays, formatShortDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { Route } from "./+types/withdrawals";

/** The notices of withdrawal, and until when their money must be back. */
export const list: List<typeof listWithdrawals> = {
  path: "/admin/withdrawals",
  title: "Withdrawals",
  caption: "Withdrawals",
  name: "withdrawals",
  button: { text: "Enter a withdrawal", to: "/admin/withdrawals/new", permission: "orders:refund", look: "outline" },
  searchLabel: "Number, order, name or email",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    status: { label: "Status", values: caseStatusNames("withdrawal") },
    refund: {
      label: "Refund",
      values: { due: "Due in 4 days or less", overdue: "Overdue", trouble: "Failed" },
    },
  },
  empty: "No matching withdrawals.",
  emptyIcon: "check",
  columns: ({ now }) => [
    { title: "Number", lead: true, cell: ({ id }) => <RowLink to={`/admin/withdrawals/${id}`}>{id}</RowLink> },
    { title: "Order", cell: ({ orderNumber, reference }) => orderNumber ?? reference },
    { title: "Name", cell: ({ name }) => name },
    { title: "Received", cell: ({ receivedAt }) => <DateTime at={receivedAt} /> },
    { title: "Refund", numeric: true, cell: ({ refundOre }) => (refundOre === null ? "–" : formatPrice(refundOre)) },
    {
      title: "Due",
      cell: ({ status, refundDueAt }) =>
        withdrawalStatusFacts[status].isOpen ? <Due at={refundDueAt} now={now} /> : "–",
    },
    {
      title: "Status",
      cell: ({ status, goods }) => {
        const { name, tone } = noticeState(status, goods);
        return <Badge tone={tone}>{name}</Badge>;
      },
    },
  ],
};

function Due({ at, now }: { at: string; now: string }) {
  const isOverdue = at < now;
  const isSoon = at <= addDays(new Date(now), warningDays).toISOString();
  return (
    <span className={isOverdue ? "font-semibold text-danger" : isSoon ? "font-semibold" : ""}>
      {formatShortDate(at)}
      {isOverdue ? " (overdue)" : isSoon ? " (soon)" : ""}
    </span>
  );
}

export const loader = (args: Route.LoaderArgs) => readList(args, list, listWithdrawals);

export const meta = () => [{ title: "Withdrawals | Admin" }];

export default function Withdrawals({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} />;
}
