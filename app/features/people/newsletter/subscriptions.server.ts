import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newsletterRequests, newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { consentSubject } from "#app/features/shop/consent/consent-subject.server.ts";
import { consentStatement, storeConsentTexts } from "#app/features/shop/consent/email-consent-log.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { retentionCutoff } from "#app/features/shop/retention/retention-periods.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { currentLanguage, currentLocale } from "#app/shared/language/current-language.ts";

import { newsletterTexts } from "./newsletter.texts.ts";
import { requestStatements } from "./request.server.ts";
import type { ConsentSource } from "./schemas.ts";
import { newsletterWelcome } from "./welcome-email.server.tsx";

/**
 * Takes a request to subscribe an address, and writes the e-mail that asks its owner to confirm (double opt-in). The answer does
 * not tell whether the address is known; `outboxId` is the e-mail to enqueue, if any.
 */
export async function subscribe(
  { db, env }: Shop,
  { email, consentSource }: { email: string; consentSource: ConsentSource },
  now: Date,
): Promise<{ outboxId: string | null }> {
  const address = email.toLowerCase();
  const id = newId("nlr");
  const subject = await consentSubject(address, env.LINK_SECRET);
  const purposes = await storeConsentTexts(db, { newsletter: newsletterTexts().consent }, now, currentLanguage());
  const asked = sql`SELECT ${address} AS email, ${consentSource} AS consent_source, ${subject} AS subject,
    ${JSON.stringify(purposes)} AS purposes, ${currentLocale()} AS locale`;
  const [, , mails] = await db.batch([...requestStatements(db, id, asked, now)]);
  return { outboxId: mails[0]?.id ?? null };
}

/**
 * What subscribes an address and welcomes it. `consent` selects `email`, `consent_source`, `subject`, `purposes` and `locale` of a
 * request, or no row. A new consent after leaving counts from its own day and under its own texts.
 */
function subscribeStatements(db: Database, consent: SQL, now: Date) {
  const time = now.toISOString();
  const known = sql.raw("newsletter_subscribers");
  return [
    statement(
      db,
      sql`INSERT INTO newsletter_subscribers (id, email, consent_source, created_at, subject, purposes, locale)
        SELECT ${newId("sub")}, given.email, given.consent_source, ${time}, given.subject, given.purposes, given.locale
        FROM (${consent}) given WHERE true
        ON CONFLICT (email) DO UPDATE SET subscribed = 1, unsubscribed_at = NULL, subject = excluded.subject, locale = excluded.locale,
          purposes = iif(subscribed, json_patch(${known}.purposes, excluded.purposes), excluded.purposes),
          consent_source = iif(subscribed, ${known}.consent_source, excluded.consent_source),
          created_at = iif(subscribed, ${known}.created_at, excluded.created_at)`,
    ),
    statement(
      db,
      sql`UPDATE users SET newsletter_subscribed = 1 WHERE email = (SELECT given.email FROM (${consent}) given)`,
    ),
    consentStatement(
      db,
      {
        action: "confirmed",
        of: sql`SELECT given.subject, given.purposes, given.locale, 'confirmation-link' AS place FROM (${consent}) given`,
      },
      now,
    ),
    outboxStatement(
      db,
      newsletterWelcome,
      sql`SELECT s.email AS recipient, s.id AS cause_id FROM newsletter_subscribers s JOIN (${consent}) given
        ON given.email = s.email`,
      now,
    ),
  ] as const;
}

export type ConfirmResult = { kind: "confirmed"; outboxId: string | null } | { kind: "expired" };

/** Subscribes the address of a request, once: repeating it changes nothing, even after the subscriber has left. */
export async function confirmSubscription(db: Database, requestId: string, now: Date): Promise<ConfirmResult> {
  const cutoff = retentionCutoff("newsletterRequests", now);
  const open = sql`id = ${requestId} AND confirmed_at IS NULL AND created_at > ${cutoff}`;
  const consent = sql`SELECT email, consent_source, coalesce(subject, id) AS subject, purposes, locale
    FROM newsletter_requests WHERE ${open}`;
  const [, , , mails, , [request]] = await db.batch([
    ...subscribeStatements(db, consent, now),
    statement(db, sql`UPDATE newsletter_requests SET confirmed_at = ${now.toISOString()} WHERE ${open}`),
    db
      .select({ confirmedAt: newsletterRequests.confirmedAt })
      .from(newsletterRequests)
      .where(eq(newsletterRequests.id, requestId)),
  ]);
  return request?.confirmedAt ? { kind: "confirmed", outboxId: mails[0]?.id ?? null } : { kind: "expired" };
}

/** Whether a request can still be confirmed, or was confirmed not long ago. */
export async function isOpenRequest(db: Database, requestId: string, now: Date): Promise<boolean> {
  const [request] = await db
    .select({ createdAt: newsletterRequests.createdAt })
    .from(newsletterRequests)
    .where(eq(newsletterRequests.id, requestId));
  return request !== undefined && request.createdAt > retentionCutoff("newsletterRequests", now);
}

/** Where a subscription was ended. */
export type LeavingPlace = "unsubscribe-link" | "staff" | "complaint" | "my-data" | "erasure";

/** Ends a subscription and deletes open requests of its address. Repeating it is fine. False when there is no such subscriber. */
export async function unsubscribe(db: Database, id: string, now: Date): Promise<boolean> {
  const { id: key } = newsletterSubscribers;
  const [found] = await db.batch([
    db.select({ id: key }).from(newsletterSubscribers).where(eq(key, id)),
    ...unsubscribeStatements(db, id, "unsubscribe-link", now),
  ]);
  return found.length > 0;
}

/** What ends a subscription, for a batch: the log of it, the note of it, the customer's flag, and open requests of the address. */
export function unsubscribeStatements(db: Database, id: string, place: LeavingPlace, now: Date) {
  return leaveStatements(db, sql`(SELECT email FROM newsletter_subscribers WHERE id = ${id})`, place, now);
}

/** As above, for an address in lower case. */
export function leaveStatements(db: Database, address: SQL, place: LeavingPlace, now: Date) {
  const from = (table: "newsletter_subscribers" | "newsletter_requests", condition: SQL) =>
    sql`SELECT coalesce(subject, id) AS subject, purposes, locale, ${place} AS place FROM ${sql.raw(table)}
      WHERE email = ${address} AND ${condition}`;
  return [
    consentStatement(db, { action: "withdrawn", of: from("newsletter_subscribers", sql`subscribed = 1`) }, now),
    consentStatement(db, { action: "refused", of: from("newsletter_requests", sql`confirmed_at IS NULL`) }, now),
    statement(
      db,
      sql`UPDATE newsletter_subscribers SET subscribed = 0, purposes = '{}', unsubscribed_at = ${now.toISOString()}
        WHERE email = ${address} AND subscribed = 1`,
    ),
    statement(db, sql`UPDATE users SET newsletter_subscribed = 0 WHERE email = ${address}`),
    statement(db, sql`DELETE FROM newsletter_requests WHERE email = ${address} AND confirmed_at IS NULL`),
  ] as const;
}
