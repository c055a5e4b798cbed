import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { SubscriberFilter, SubscriberSort } from "#app/features/people/newsletter/list-subscribers.server.ts";

/** The URL of the Newsletter tab. */
export const subscribersShape = {
  path: "/admin?tab=newsletter",
  sorts: ["newest", "oldest", "email"],
  filters: { state: ["active", "inactive"] },
} as const satisfies ListShape<SubscriberSort, SubscriberFilter>;
export type SubscribersView = ListView<SubscriberSort, SubscriberFilter>;

export const subscriberSortNames = { newest: "Newest first", oldest: "Oldest first", email: "By e-mail" } as const;
export const subscriberFilterNames = { state: { label: "Status" } } as const;
