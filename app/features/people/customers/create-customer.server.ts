import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { CustomerFields } from "./schemas.ts";

/**
 * Adds a customer whom staff bring in with a file. They get the newsletter only if they subscribed to it. False when somebody
 * has the address already.
 */
export async function createCustomer(db: Database, fields: CustomerFields, actor: string, now: Date): Promise<boolean> {
  const { firstName, lastName, email, city, country } = fields;
  const id = newId("usr");
  const time = now.toISOString();
  const [created] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`INSERT INTO users (id, first_name, last_name, email, city, country, newsletter_subscribed, created_at, updated_at)
        SELECT ${id}, ${firstName}, ${lastName}, ${email}, ${city}, ${country},
          EXISTS (SELECT 1 FROM newsletter_subscribers s WHERE s.email = ${email} AND s.subscribed = 1), ${time}, ${time}
        WHERE TRUE ON CONFLICT (email) DO NOTHING RETURNING id`,
    ),
    auditStatement(
      db,
      { actor, action: "customer.created", subject: { type: "customer", id, name: id }, condition: sql`changes() > 0` },
      now,
    ),
  ]);
  return created.length > 0;
}
