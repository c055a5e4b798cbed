import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { type CustomerFields, customerFieldNames } from "./schemas.ts";

export type Customer = typeof users.$inferSelect;

export type EditCustomerResult =
  | { kind: "saved" }
  /** Somebody else saved other values since `basedOn`; nothing was written. */
  | { kind: "conflict"; theirs: Customer }
  /** Another customer has this e-mail address. */
  | { kind: "email-taken"; by: string }
  | { kind: "gone" };

interface CustomerEdit {
  id: string;
  fields: CustomerFields;
  /** The `updatedAt` of the version that was edited. */
  basedOn: string;
  actor: string;
}

/** The customer with an id; undefined when there is none. */
export async function readCustomer(db: Database, id: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(users).where(eq(users.id, id));
  return customer;
}

/**
 * Saves what staff wrote over the version they saw, once. The audit log names the changed fields alone: what stood there is
 * personal data, which it would keep for ever.
 */
export async function editCustomer(
  db: Database,
  { id, fields, basedOn, actor }: CustomerEdit,
  now: Date,
): Promise<EditCustomerResult> {
  const known = await readCustomer(db, id);
  if (!known) return { kind: "gone" };
  const changed = changedFields(known, fields);
  if (changed.length === 0) return { kind: "saved" };
  if (known.updatedAt !== basedOn) return { kind: "conflict", theirs: known };
  const { firstName, lastName, email, city, country } = fields;
  const time = now.toISOString();
  try {
    const [saved] = await db.batch([
      statement<{ id: string }>(
        db,
        sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, email = ${email}, city = ${city},
          country = ${country}, edited_at = ${time}, updated_at = ${time}, newsletter_subscribed =
            EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = ${email} AND s.subscribed = 1)
        WHERE id = ${id} AND updated_at = ${basedOn} RETURNING id`,
      ),
      auditStatement(
        db,
        {
          actor,
          action: "customer.edited",
          subject: { type: "customer", id, name: id },
          after: { fields: changed.map((field) => customerFieldNames[field]).join(", ") },
          condition: sql`changes() > 0`,
        },
        now,
      ),
    ]);
    if (saved.length > 0) return { kind: "saved" };
  } catch (error) {
    if (violatedConstraint(error) !== "users.email") throw error;
    const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (other) return { kind: "email-taken", by: other.id };
  }
  const theirs = await readCustomer(db, id);
  if (!theirs) return { kind: "gone" };
  // The same form, sent twice at once.
  return changedFields(theirs, fields).length === 0 ? { kind: "saved" } : { kind: "conflict", theirs };
}

/** The fields whose values differ. */
function changedFields(customer: Customer, fields: CustomerFields): (keyof CustomerFields)[] {
  return (Object.keys(customerFieldNames) as (keyof CustomerFields)[]).filter(
    (name) => customer[name] !== fields[name],
  );
}
