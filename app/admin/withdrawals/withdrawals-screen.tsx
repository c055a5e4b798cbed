import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import { warningDays } from "#app/features/after-sale/withdrawals/list-filters.ts";
import type { ListedWithdrawal } from "#app/features/after-sale/withdrawals/list-withdrawals.server.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { addDays, formatDateTime, formatShortDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import {
  noticeState,
  withdrawalFilterNames,
  withdrawalSortNames,
  withdrawalsShape,
  type WithdrawalsView,
} from "./withdrawals-view.ts";

interface Props {
  view: WithdrawalsView;
  page: KeysetPage<ListedWithdrawal>;
  mayEnter: boolean;
  /** The time of the answer, ISO: what is due before it is overdue. */
  now: string;
}

/** The notices of withdrawal, and until when their money must be back. */
export function WithdrawalsScreen({ view, page, mayEnter, now }: Props) {
  const columns: Column<ListedWithdrawal>[] = [
    { title: "Number", lead: true, cell: ({ id }) => <RowLink to={`/admin/withdrawals/${id}`}>{id}</RowLink> },
    { title: "Order", cell: ({ orderNumber, reference }) => orderNumber ?? reference },
    { title: "Name", cell: ({ name }) => name },
    {
      title: "Received",
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} className="tabular-nums">
          {formatDateTime(receivedAt)}
        </time>
      ),
    },
    { title: "Refund", numeric: true, cell: ({ refundOre }) => (refundOre === null ? "–" : formatPrice(refundOre)) },
    { title: "Due", cell: (row) => <Due row={row} now={now} /> },
    {
      title: "Status",
      cell: ({ status, goods }) => {
        const { name, tone } = noticeState(status, goods);
        return <Badge tone={tone}>{name}</Badge>;
      },
    },
  ];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Withdrawals</h1>
        {mayEnter ? (
          <ButtonLink to="/admin/withdrawals/new" size="small" look="outline">
            Enter a withdrawal
          </ButtonLink>
        ) : null}
      </div>
      <ListToolbar
        name="withdrawals"
        searchLabel="Number, order, name or e-mail"
        shape={withdrawalsShape}
        view={view}
        sortNames={withdrawalSortNames}
        searchOrder="Newest first"
        filterNames={withdrawalFilterNames}
      />
      <DataTable
        caption="Notices of withdrawal"
        rows={page.rows}
        empty="No such withdrawals."
        emptyIcon="check"
        columns={columns}
      />
      <ListPages shape={withdrawalsShape} view={view} page={page} />
    </>
  );
}

function Due({ row, now }: { row: ListedWithdrawal; now: string }) {
  if (!withdrawalStatusFacts[row.status].isOpen) return "–";
  const isOverdue = row.refundDueAt < now;
  const isSoon = row.refundDueAt <= addDays(new Date(now), warningDays).toISOString();
  return (
    <span className={isOverdue ? "font-semibold text-danger" : isSoon ? "font-semibold" : ""}>
      {formatShortDate(row.refundDueAt)}
      {isOverdue ? " (overdue)" : isSoon ? " (soon)" : ""}
    </span>
  );
}
