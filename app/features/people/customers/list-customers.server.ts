import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { users } from "#app/db/schema/customers.server.ts";

export type CustomerSort = "newest" | "name";
export type CustomerFilter = "newsletter" | "country";

const source: ListSource<CustomerSort, CustomerFilter> = {
  table: users,
  id: users.id,
  searchTable: "user_search",
  sorts: {
    newest: { column: users.createdAt, descending: true },
    name: { column: sql`${users.lastName} COLLATE NOCASE`, descending: false },
  },
  filters: {
    newsletter: (value) => eq(users.newsletterSubscribed, value === "yes"),
    country: (value) => eq(users.country, value),
  },
};

/** One page of the customers. */
export async function listCustomers(db: Database, query: ListQuery<CustomerSort, CustomerFilter>) {
  const { where, orderBy, limit, sortValue } = listClauses(source, query);
  const { id, firstName, lastName, email, city, country, newsletterSubscribed, createdAt, updatedAt } = users;
  const rows = await db
    .select({ id, firstName, lastName, email, city, country, newsletterSubscribed, createdAt, updatedAt, sortValue })
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listPage(rows, query);
}
