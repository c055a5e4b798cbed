import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { consentStatement } from "#app/features/shop/consent/email-consent-log.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { newsletterConfirmation } from "./confirmation-email.server.tsx";

/** Requests to subscribe that are stored for one address in a day: more would only fill the table. */
const requestsPerDay = 4;

/**
 * What takes a request to subscribe, for a batch: the request, the consent as it was given, and the e-mail that asks the address's
 * owner to confirm (double opt-in: whoever typed the address may not own it). `asked` selects `id`, `email` in lower case,
 * `consent_source`, `subject`, `purposes` and `locale`, or no row. What the address has confirmed before is not asked again.
 */
export function requestStatements(db: Database, id: string, asked: SQL, now: Date) {
  const time = now.toISOString();
  const remaining = sql`(SELECT json_group_object(wanted.key, wanted.value) FROM json_each(asked.purposes) wanted
    WHERE wanted.key NOT IN (SELECT known.key FROM newsletter_subscribers s, json_each(s.purposes) known
      WHERE s.email = asked.email AND s.subscribed = 1))`;
  const today = sql`(SELECT count(*) FROM newsletter_requests earlier
    WHERE earlier.email = asked.email AND earlier.created_at > ${addDays(now, -1).toISOString()})`;
  return [
    statement(
      db,
      sql`INSERT INTO newsletter_requests (id, email, consent_source, created_at, subject, purposes, locale)
        SELECT ${id}, asked.email, asked.consent_source, ${time}, asked.subject, ${remaining}, asked.locale
        FROM (${asked}) asked WHERE ${remaining} <> '{}' AND ${today} < ${requestsPerDay} ON CONFLICT (id) DO NOTHING`,
    ),
    consentStatement(
      db,
      {
        action: "given",
        of: sql`SELECT coalesce(subject, id) AS subject, purposes, locale, consent_source AS place
          FROM newsletter_requests WHERE id = ${id} AND changes() > 0`,
      },
      now,
    ),
    outboxStatement(
      db,
      newsletterConfirmation,
      sql`SELECT email AS recipient, id AS cause_id FROM newsletter_requests
        WHERE id = ${id} AND created_at = ${time} AND confirmed_at IS NULL`,
      now,
    ),
  ] as const;
}
