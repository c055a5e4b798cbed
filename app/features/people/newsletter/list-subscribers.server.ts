import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";

import { subscriberColumns } from "./find-subscriber.server.ts";

export type SubscriberSort = "newest" | "oldest" | "email";
export type SubscriberFilter = "state";

const { id, email, subscribed, createdAt } = newsletterSubscribers;

const source: ListSource<SubscriberSort, SubscriberFilter> = {
  table: newsletterSubscribers,
  id,
  searchTable: "subscriber_search",
  sorts: {
    newest: { column: createdAt, descending: true },
    oldest: { column: createdAt, descending: false },
    email: { column: email, descending: false },
  },
  filters: { state: (value) => eq(subscribed, value === "active") },
};

/** One page of the newsletter's subscribers, those who left included. */
export async function listSubscribers(db: Database, query: ListQuery<SubscriberSort, SubscriberFilter>) {
  const { where, orderBy, limit, sortValue } = listClauses(source, query);
  const rows = await db
    .select({ ...subscriberColumns, sortValue })
    .from(newsletterSubscribers)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listPage(rows, query);
}
