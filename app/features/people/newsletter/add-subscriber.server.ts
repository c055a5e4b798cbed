import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { consentSubject, consentSubjects } from "#app/features/shop/consent/consent-subject.server.ts";
import { consentStatement, readConsents } from "#app/features/shop/consent/email-consent-log.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
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
 * known, or took a consent back here: what its owner said to us counts.
 */
export async function addSubscriber(
  { db, env }: Shop,
  known: KnownSubscriber,
  actor: string,
  now: Date,
): Promise<boolean> {
  const { email, subscribed, consentSource, createdAt, unsubscribedAt } = known;
  const id = newId("sub");
  const [latest] = await readConsents(db, await consentSubjects(email, linkSecrets(env)));
  if (subscribed && (latest?.action === "withdrawn" || latest?.action === "refused")) return false;
  const subject = await consentSubject(email, env.LINK_SECRET);
  const [added] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`INSERT INTO newsletter_subscribers (id, email, subscribed, consent_source, created_at, unsubscribed_at, subject,
          purposes)
        VALUES (${id}, ${email}, ${subscribed}, ${consentSource}, ${createdAt}, ${unsubscribedAt}, ${subject},
          ${subscribed ? '{"newsletter":""}' : "{}"})
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
    consentStatement(
      db,
      {
        action: "confirmed",
        of: sql`SELECT subject, purposes, locale, 'import' AS place FROM newsletter_subscribers WHERE id = ${id}`,
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
