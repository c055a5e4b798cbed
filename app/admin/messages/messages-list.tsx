import { DateTime } from "#app/admin/frame/date-time.tsx";
import type { List } from "#app/admin/frame/list-screen.tsx";
import { preview } from "#app/admin/frame/preview.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { StatusSelect } from "#app/admin/frame/status-select.tsx";
import type { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { contactSubjects, subjectLabel } from "#app/features/people/contact/subjects.ts";
import { messageStatuses } from "#app/shared/states.ts";

/** The Contact tab. */
export const messagesList: List<typeof listMessages> = {
  path: "/admin?tab=contact",
  name: "messages",
  caption: "Contact messages",
  searchLabel: "Name, email or message",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    status: { label: "Status", values: messageStatuses },
    subject: { label: "Subject", values: contactSubjects },
  },
  empty: "No messages.",
  emptyIcon: "chat",
  columns: ({ here }) => [
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
    { title: "Received", cell: ({ createdAt }) => <DateTime at={createdAt} whole /> },
    {
      title: "Status",
      cell: ({ id, name, status }) => (
        <StatusSelect
          label={`Status of the message from ${name}`}
          value={status}
          options={messageStatuses}
          action={`/admin/messages/${id}`}
          returnTo={here}
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
  ],
};
