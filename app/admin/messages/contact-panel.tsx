import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { preview } from "#app/admin/frame/preview.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { StatusSelect } from "#app/admin/frame/status-select.tsx";
import type { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { subjectLabel } from "#app/features/people/contact/subjects.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { messageStatuses } from "#app/shared/states.ts";

import { messageFilterNames, messagesShape, messageSortNames, type MessagesView } from "./messages-list.ts";

type MessagesPage = Awaited<ReturnType<typeof listMessages>>;

const columnsOf = (returnTo: string): Column<MessagesPage["rows"][number]>[] => [
  {
    title: "Subject",
    lead: true,
    cell: ({ subject, status }) => (
      <span className={status === "new" ? "font-semibold" : "font-medium"}>{subjectLabel(subject)}</span>
    ),
  },
  {
    title: "From",
    cell: ({ name, email }) => (
      <>
        {name}
        <br />
        <span className="text-muted">{email}</span>
      </>
    ),
  },
  {
    title: "Message",
    cell: ({ message }) => <span className="block max-w-prose text-muted">{preview(message)}</span>,
  },
  {
    title: "Received",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    title: "Status",
    cell: ({ id, name, status }) => (
      <StatusSelect
        label={`Status of the message from ${name}`}
        value={status}
        options={messageStatuses}
        action={`/admin/messages/${id}`}
        returnTo={returnTo}
      />
    ),
  },
  {
    title: "Details",
    cell: ({ id, name }) => (
      <RowLink to={`/admin/messages/${id}`} className="whitespace-nowrap">
        View Details<span className="sr-only"> of the message from {name}</span>
      </RowLink>
    ),
  },
];

/** The Contact tab. */
export function ContactPanel({ view, page }: { view: MessagesView; page: MessagesPage }) {
  return (
    <>
      <ListToolbar
        name="messages"
        searchLabel="Name, e-mail or words of the message"
        shape={messagesShape}
        view={view}
        sortNames={messageSortNames}
        searchOrder="Newest first"
        filterNames={messageFilterNames}
      />
      <DataTable
        caption="Contact messages"
        columns={columnsOf(listAddress(messagesShape, view, view.paging))}
        rows={page.rows}
        empty="No messages."
        emptyIcon="chat"
      />
      <ListPages shape={messagesShape} view={view} page={page} />
    </>
  );
}
