import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import { wishNames } from "#app/features/after-sale/complaints/complaint-texts.ts";
import { isLate } from "#app/features/after-sale/complaints/complaint.ts";
import type { ListedComplaint } from "#app/features/after-sale/complaints/list-complaints.server.ts";
import { complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { formatDateTime, formatShortDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import {
  complaintFilterNames,
  complaintSortNames,
  complaintsShape,
  type ComplaintsView,
  remedyNames,
} from "./complaints-view.ts";

interface Props {
  view: ComplaintsView;
  page: KeysetPage<ListedComplaint>;
  mayWrite: boolean;
  /** The time of the answer, ISO: what is due before it is overdue. */
  now: string;
}

/** The complaints, and until when we promised an answer. */
export function ComplaintsScreen({ view, page, mayWrite, now }: Props) {
  const columns: Column<ListedComplaint>[] = [
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
          <time dateTime={row.receivedAt} className="tabular-nums">
            {formatDateTime(row.receivedAt)}
          </time>
          {isLate(row) ? " (after three years)" : ""}
        </>
      ),
    },
    { title: "Would like", cell: ({ wish, remedy }) => (remedy ? `${remedyNames[remedy]}, decided` : wishNames[wish]) },
    { title: "Answer by", cell: (row) => <Due row={row} now={now} /> },
    {
      title: "Status",
      cell: ({ status }) => <Badge tone={complaintStatusFacts[status].tone}>{complaintStatusFacts[status].name}</Badge>,
    },
  ];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Complaints</h1>
        {mayWrite ? (
          <ButtonLink to="/admin/complaints/new" size="small" look="outline">
            Enter a complaint
          </ButtonLink>
        ) : null}
      </div>
      <ListToolbar
        name="complaints"
        searchLabel="Number, order, name or e-mail"
        shape={complaintsShape}
        view={view}
        sortNames={complaintSortNames}
        searchOrder="Newest first"
        filterNames={complaintFilterNames}
      />
      <DataTable
        caption="Complaints"
        rows={page.rows}
        empty="No such complaints."
        emptyIcon="check"
        columns={columns}
      />
      <ListPages shape={complaintsShape} view={view} page={page} />
    </>
  );
}

function Due({ row, now }: { row: ListedComplaint; now: string }) {
  if (complaintStatusFacts[row.status].waitsFor !== "our-answer") return null;
  const isOverdue = row.answerDueAt < now;
  return (
    <span className={isOverdue ? "font-semibold text-danger" : ""}>
      {formatShortDate(row.answerDueAt)}
      {isOverdue ? " (overdue)" : ""}
    </span>
  );
}
