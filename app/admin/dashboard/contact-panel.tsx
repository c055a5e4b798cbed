import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import type { MessageStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

import type { listMessages } from "./lists.server.ts";
import { preview } from "./preview.ts";

type MessageRow = Awaited<ReturnType<typeof listMessages>>["rows"][number];

const tones: Record<MessageStatus, BadgeTone> = { new: "warning", read: "neutral", replied: "success" };

const columns: Column<MessageRow>[] = [
  {
    title: "Subject",
    lead: true,
    cell: (message) => <span className="font-medium capitalize">{message.subject}</span>,
  },
  {
    title: "From",
    cell: (message) => (
      <>
        {message.name}
        <br />
        <span className="text-muted">{message.email}</span>
      </>
    ),
  },
  { title: "Message", cell: (message) => <span className="text-muted">{preview(message.message)}</span> },
  {
    title: "Received",
    cell: (message) => (
      <time dateTime={message.createdAt} className="whitespace-nowrap tabular-nums">
        {formatDateTime(message.createdAt)}
      </time>
    ),
  },
  { title: "Status", cell: (message) => <Badge tone={tones[message.status]}>{message.status}</Badge> },
];

/** The Contact tab. */
export function ContactPanel({ rows }: { rows: readonly MessageRow[] }) {
  return <DataTable caption="Contact messages" columns={columns} rows={rows} empty="No messages." emptyIcon="chat" />;
}
