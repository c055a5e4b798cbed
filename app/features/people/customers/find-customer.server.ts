import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/customers.server.ts";

import { type Customer, readCustomer } from "./edit-customer.server.ts";

/** A customer by id, or by e-mail address in lower case; undefined when there is none. */
export async function findCustomer(
  db: Database,
  wanted: { id: string } | { email: string },
): Promise<Customer | undefined> {
  if ("id" in wanted) return readCustomer(db, wanted.id);
  const [customer] = await db.select().from(users).where(eq(users.email, wanted.email));
  return customer;
}
