import { eq } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";

import { subscriberColumns } from "./find-subscriber.server.ts";

const { id, email, subscribed, createdAt } = newsletterSubscribers;

/** One page of the newsletter's subscribers, those who left included. */
export const listSubscribers = defineListQuery({
  table: newsletterSubscribers,
  id,
  search: { table: "subscriber_search", facets: ["state"] },
  sorts: { newest: [createdAt, "descending"], oldest: [createdAt, "ascending"], email: [email, "ascending"] },
  filters: { state: (value: "active" | "inactive") => eq(subscribed, value === "active") },
  select: (db, sortValue) => db.select({ ...subscriberColumns, sortValue }).from(newsletterSubscribers),
});
