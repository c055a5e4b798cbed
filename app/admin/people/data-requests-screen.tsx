import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import { dataRequestNames } from "#app/features/people/data-requests/kinds.ts";
import type { ListedRequest } from "#app/features/people/data-requests/list.server.ts";
import { formatShortDate } from "#app/shared/dates.ts";

import { RequestBadge } from "./data-request-badge.tsx";
import {
  dataRequestFilterNames,
  dataRequestSortNames,
  dataRequestsPath,
  dataRequestsShape,
  type DataRequestsView,
} from "./data-requests-view.ts";

interface Props {
  view: DataRequestsView;
  page: KeysetPage<ListedRequest>;
  /** ISO time. */
  now: string;
}

/** What people ask about their data that a member of staff must do, the first due first. */
export function RequestsScreen({ view, page, now }: Props) {
  const columns: Column<ListedRequest>[] = [
    { title: "Request", lead: true, cell: ({ id }) => <span className="font-medium tabular-nums">{id}</span> },
    { title: "About", cell: ({ kind }) => dataRequestNames[kind] },
    { title: "E-mail", cell: ({ email }) => email || "Erased" },
    { title: "Received", cell: ({ receivedAt }) => <Day of={receivedAt} /> },
    { title: "Due", cell: ({ dueAt }) => <Day of={dueAt} /> },
    { title: "State", cell: ({ state, dueAt }) => <RequestBadge state={state} dueAt={dueAt} now={now} /> },
    {
      title: "Action",
      cell: ({ id }) => (
        <RowLink to={`${dataRequestsPath}/${id}`}>
          Open<span className="sr-only"> {id}</span>
        </RowLink>
      ),
    },
  ];
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Data requests</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        What people could not do themselves on the page of their data. Each is answered within 30 days (GDPR, article
        12.3).
      </p>
      <ListToolbar
        name="data requests"
        searchLabel="Whole number or e-mail address"
        shape={dataRequestsShape}
        view={view}
        sortNames={dataRequestSortNames}
        filterNames={dataRequestFilterNames}
      />
      <DataTable
        caption="Data requests"
        rows={page.rows}
        columns={columns}
        empty="No such requests."
        emptyIcon="check"
      />
      <ListPages shape={dataRequestsShape} view={view} page={page} />
    </>
  );
}

function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} className="whitespace-nowrap tabular-nums">
      {formatShortDate(of)}
    </time>
  );
}
