import { eq, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

const { id, firstName, lastName, email, city, country, newsletterSubscribed, createdAt, updatedAt } = users;

/** One page of the customers. */
export const listCustomers = defineListQuery({
  table: users,
  id,
  search: { table: "user_search", facets: ["newsletter", "country"] },
  sorts: { newest: [createdAt, "descending"], name: [sql`${lastName} COLLATE NOCASE`, "ascending"] },
  filters: {
    newsletter: (value: "yes" | "no") => eq(newsletterSubscribed, value === "yes"),
    country: (value: ShippingCountry) => eq(country, value),
  },
  select: (db, sortValue) =>
    db
      .select({ id, firstName, lastName, email, city, country, newsletterSubscribed, createdAt, updatedAt, sortValue })
      .from(users),
});
