import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { isCorrectable } from "#app/features/selling/orders/open-for-change.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import type { CustomerCorrection, OrderCorrection } from "./schemas.ts";

/** Who the audit log says did it: the person themself, whose name it does not keep. */
export const actor = "shopper";

/** Corrects the customer record of an address. False when there is none. The log names no value. */
export async function correctCustomer(
  db: Database,
  email: string,
  { firstName, lastName, city, country }: CustomerCorrection,
  now: Date,
): Promise<boolean> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!known) return false;
  const subject = { type: "customer", id: known.id, name: known.id };
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, city = ${city}, country = ${country},
        updated_at = ${now.toISOString()} WHERE id = ${known.id} AND email = ${email} RETURNING id`,
    ),
    auditStatement(db, { actor, action: "person.corrected", subject, condition: sql`changes() > 0` }, now),
  ]);
  return saved.length > 0;
}

/**
 * Corrects where an order goes, while nothing of it was sent. False when it was, or is another's, or goes to another country: the postal
 * code was checked for `country`, and the VAT paid for it.
 */
export async function correctOrder(
  db: Database,
  email: string,
  { orderId, country, firstName, lastName, address, postalCode, city, phone }: OrderCorrection,
  now: Date,
): Promise<boolean> {
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE orders SET first_name = ${firstName}, last_name = ${lastName}, address = ${address},
          postal_code = ${postalCode}, city = ${city}, phone = ${phone}, updated_at = ${now.toISOString()}
        WHERE id = ${orderId} AND country = ${country} AND email = ${email} COLLATE NOCASE AND ${isCorrectable} RETURNING id`,
    ),
    eventStatement(db, { orderId, type: "delivery details corrected", actor, condition: sql`changes() > 0` }, now),
  ]);
  return saved.length > 0;
}
