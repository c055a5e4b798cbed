import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { listSubscribers } from "./lists.server.ts";

type SubscriberRow = Awaited<ReturnType<typeof listSubscribers>>["rows"][number];

const columns: Column<SubscriberRow>[] = [
  { title: "E-mail", lead: true, cell: (subscriber) => <span className="font-medium">{subscriber.email}</span> },
  {
    title: "Subscribed",
    cell: (subscriber) => (
      <time dateTime={subscriber.createdAt} className="tabular-nums">
        {formatDateTime(subscriber.createdAt)}
      </time>
    ),
  },
  {
    title: "Status",
    cell: (subscriber) => (subscriber.subscribed ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>),
  },
];

/** The Newsletter tab. */
export function NewsletterPanel({ rows }: { rows: readonly SubscriberRow[] }) {
  return <DataTable caption="Newsletter subscribers" columns={columns} rows={rows} empty="No subscribers." />;
}
