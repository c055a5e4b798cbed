import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import type { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import { SubscriberActions } from "./subscriber-actions.tsx";
import {
  subscriberFilterNames,
  subscribersShape,
  subscriberSortNames,
  type SubscribersView,
} from "./subscribers-list.ts";

type SubscribersPage = Awaited<ReturnType<typeof listSubscribers>>;
type Subscriber = SubscribersPage["rows"][number];

const columns: Column<Subscriber>[] = [
  { title: "E-mail", lead: true, cell: ({ email }) => <span className="font-medium">{email}</span> },
  {
    title: "Subscribed",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  { title: "Where", cell: ({ consentSource }) => <span className="text-muted">{consentSource}</span> },
  {
    title: "Status",
    cell: ({ subscribed }) => (subscribed ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>),
  },
];

interface Props {
  view: SubscribersView;
  page: SubscribersPage;
  /** Whether this member of staff may end subscriptions. */
  mayWrite: boolean;
}

/** The Newsletter tab. */
export function NewsletterPanel({ view, page, mayWrite }: Props) {
  const returnTo = listAddress(subscribersShape, view, view.paging);
  const action: Column<Subscriber> = {
    title: "Action",
    cell: (subscriber) => <SubscriberActions subscriber={subscriber} returnTo={returnTo} />,
  };
  return (
    <>
      <ListToolbar
        name="subscribers"
        searchLabel="E-mail"
        shape={subscribersShape}
        view={view}
        sortNames={subscriberSortNames}
        searchOrder="Newest first"
        filterNames={subscriberFilterNames}
      />
      <DataTable
        caption="Newsletter subscribers"
        columns={mayWrite ? [...columns, action] : columns}
        rows={page.rows}
        empty="No subscribers."
      />
      <ListPages shape={subscribersShape} view={view} page={page} />
    </>
  );
}
