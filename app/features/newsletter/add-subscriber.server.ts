import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";

/** Somebody whose consent, or wish to be left alone, another system recorded. */
export interface KnownSubscriber {
  /** Lower case. */
  email: string;
  subscribed: boolean;
  /** Where they consented, as the other system says it. */
  consentSource: string;
  /** ISO times. */
  createdAt: string;
  unsubscribedAt: string | null;
}

/**
 * Adds a subscriber whom staff bring in with a file; nobody is welcomed twice, so no e-mail is sent. False when the address is
 * known: what its owner said here counts. Throws when D1 fails.
 */
export async function addSubscriber(db: Database, known: KnownSubscriber, actor: string, now: Date): Promise<boolean> {
  const { email, subscribed, consentSource, createdAt, unsubscribedAt } = known;
  const id = newId("sub");
  const [added] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`INSERT INTO newsletter_subscribers (id, email, subscribed, consent_source, created_at, unsubscribed_at)
        VALUES (${id}, ${email}, ${subscribed}, ${consentSource}, ${createdAt}, ${unsubscribedAt})
        ON CONFLICT (email) DO NOTHING RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "subscription.added",
        subject: { type: "subscriber", id, name: id },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    statement(
      db,
      sql`UPDATE users SET newsletter_subscribed = ${subscribed} WHERE email = ${email}
        AND EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${id})`,
    ),
  ]);
  return added.length > 0;
}
