import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { RequestBadge } from "#app/admin/people/data-request-badge.tsx";
import { dataRequestStateNames } from "#app/features/people/data-requests/kinds.ts";
import { listDataRequests } from "#app/features/people/data-requests/list-requests.server.ts";
import { dataRequestNames } from "#app/features/people/data-requests/request-names.texts.ts";
import { formatShortDate } from "#app/shared/dates.ts";

import type { Route } from "./+types/data-requests";

/** What people ask about their data that a member of staff must do, the first due first. */
export const list: List<typeof listDataRequests> = {
  path: "/admin/people/requests",
  title: "Data requests",
  hint: "What people couldn't do themselves under My data. Reply within a month (GDPR, article 12.3).",
  name: "data requests",
  searchLabel: "Full number or email address",
  sorts: { due: "Due first", newest: "Newest first" },
  filters: { state: { label: "State", values: dataRequestStateNames } },
  empty: "No matching requests.",
  emptyIcon: "check",
  columns: ({ now }) => [
    { title: "Request", lead: true, cell: ({ id }) => <span className="font-medium tabular-nums">{id}</span> },
    { title: "About", cell: ({ kind }) => dataRequestNames()[kind] },
    { title: "Email", cell: ({ email }) => email || "Erased" },
    { title: "Received", cell: ({ receivedAt }) => <Day of={receivedAt} /> },
    { title: "Due", cell: ({ dueAt }) => <Day of={dueAt} /> },
    { title: "State", cell: ({ state, dueAt }) => <RequestBadge state={state} dueAt={dueAt} now={now} /> },
    {
      title: "Action",
      cell: ({ id }) => (
        <RowLink to={`/admin/people/requests/${id}`}>
          Open<span className="sr-only"> {id}</span>
        </RowLink>
      ),
    },
  ],
};

function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} className="whitespace-nowrap tabular-nums">
      {formatShortDate(of)}
    </time>
  );
}

export const loader = (args: Route.LoaderArgs) => readList(args, list, listDataRequests);

export const meta = () => [{ title: "Data requests | Admin" }];

export default function DataRequests({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={list} {...loaderData} />;
}
