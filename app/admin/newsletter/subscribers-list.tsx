import { DateTime } from "#app/admin/frame/date-time.tsx";
import type { List } from "#app/admin/frame/list-screen.tsx";
import type { Subscriber } from "#app/features/people/newsletter/find-subscriber.server.ts";
import type { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { Badge } from "#app/ui/badge.tsx";

import { SubscriberActions } from "./subscriber-actions.tsx";

/** The Newsletter tab. */
export const subscribersList: List<typeof listSubscribers> = {
  path: "/admin?tab=newsletter",
  name: "subscribers",
  caption: "Newsletter subscribers",
  searchLabel: "Email",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first", email: "By email" },
  filters: { state: { label: "Status", values: ["active", "inactive"] } },
  empty: "No subscribers.",
  columns: ({ role, here }) => [
    { title: "Email", lead: true, cell: ({ email }) => <span className="font-medium">{email}</span> },
    { title: "Subscribed", cell: ({ createdAt }) => <DateTime at={createdAt} whole /> },
    { title: "Where", cell: ({ consentSource }) => <span className="text-muted">{consentSource}</span> },
    {
      title: "Status",
      cell: ({ subscribed }) => (subscribed ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>),
    },
    ...(isAllowed(role, "people:write")
      ? [
          {
            title: "Action",
            cell: (subscriber: Subscriber) => <SubscriberActions subscriber={subscriber} returnTo={here} />,
          },
        ]
      : []),
  ],
};
