import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { Badge } from "#app/ui/badge.tsx";

import { dataRequestsPath } from "./data-requests-view.ts";
import { personalDataPath } from "./personal-data-screen.tsx";
import { userFilterNames, usersShape, userSortNames, type UsersView } from "./users-list.ts";

type UsersPage = Awaited<ReturnType<typeof listCustomers>>;

const columns: Column<UsersPage["rows"][number]>[] = [
  {
    title: "Name",
    lead: true,
    cell: (user) => <span className="font-medium">{`${user.firstName} ${user.lastName}`}</span>,
  },
  { title: "E-mail", cell: (user) => user.email },
  { title: "City", cell: (user) => user.city },
  { title: "Country", cell: (user) => user.country },
  {
    title: "Newsletter",
    cell: (user) =>
      user.newsletterSubscribed ? <Badge tone="success">Subscribed</Badge> : <Badge>Not subscribed</Badge>,
  },
  {
    title: "Action",
    cell: (user) => (
      <RowLink to={`/admin/users/${user.id}`}>
        Edit
        <span className="sr-only">{` ${user.firstName} ${user.lastName}`}</span>
      </RowLink>
    ),
  },
];

/** The Users tab. */
export function UsersPanel({ view, page, mayExport }: { view: UsersView; page: UsersPage; mayExport: boolean }) {
  return (
    <>
      {mayExport ? (
        <p className="mb-2 text-sm text-muted">
          Somebody asks for their data, or to be erased? <RowLink to={personalDataPath}>A person&rsquo;s data</RowLink>
        </p>
      ) : null}
      <p className="mb-2 text-sm text-muted">
        What people ask about their data: <RowLink to={dataRequestsPath}>Data requests</RowLink>
      </p>
      <ListToolbar
        name="users"
        searchLabel="Name, e-mail or city"
        shape={usersShape}
        view={view}
        sortNames={userSortNames}
        searchOrder="Newest first"
        filterNames={userFilterNames}
      />
      <DataTable caption="Users" columns={columns} rows={page.rows} empty="No users." />
      <ListPages shape={usersShape} view={view} page={page} />
    </>
  );
}
