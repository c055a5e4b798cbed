import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { Badge } from "#app/ui/badge.tsx";

import type { listUsers } from "./lists.server.ts";

type UserRow = Awaited<ReturnType<typeof listUsers>>["rows"][number];

const columns: Column<UserRow>[] = [
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
];

/** The Users tab. */
export function UsersPanel({ rows }: { rows: readonly UserRow[] }) {
  return <DataTable caption="Users" columns={columns} rows={rows} empty="No users." />;
}
