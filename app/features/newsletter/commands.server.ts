import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newsletterRequests, newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { outboxStatement } from "#app/features/mail/queue-mail.server.ts";
import { retentionCutoff } from "#app/features/retention/retention-periods.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { newsletterConfirmation } from "./confirmation-email.server.tsx";
import type { ConsentSource } from "./schemas.ts";
import { newsletterWelcome } from "./welcome-email.server.tsx";

/** Requests to subscribe that are stored for one address in a day: more would only fill the table. */
const requestsPerDay = 4;

/**
 * Takes a request to subscribe an address, and writes the e-mail that asks its owner to confirm (double opt-in): whoever
 * typed the address may not own it. With consent from the checkout it subscribes at once, so call it then only when the
 * order has been paid. The answer does not tell whether the address is known; `outboxId` is the e-mail to enqueue, if any.
 */
export async function subscribe(
  db: Database,
  { email, consentSource }: { email: string; consentSource: ConsentSource },
  now: Date,
): Promise<{ outboxId: string | null }> {
  const address = email.toLowerCase();
  if (consentSource !== "checkout") return requestConfirmation(db, address, consentSource, now);
  const consent = sql`SELECT ${address} AS email, ${consentSource} AS consent_source`;
  const [, , mails] = await db.batch([...subscribeStatements(db, consent, now)]);
  return { outboxId: mails[0]?.id ?? null };
}

async function requestConfirmation(db: Database, email: string, consentSource: ConsentSource, now: Date) {
  const id = newId("nlr");
  const aDayAgo = addDays(now, -1).toISOString();
  const [, mails] = await db.batch([
    statement(
      db,
      sql`INSERT INTO newsletter_requests (id, email, consent_source, created_at)
        SELECT ${id}, ${email}, ${consentSource}, ${now.toISOString()}
        WHERE NOT EXISTS (SELECT 1 FROM newsletter_subscribers WHERE email = ${email} AND subscribed = 1)
          AND (SELECT count(*) FROM newsletter_requests WHERE email = ${email} AND created_at > ${aDayAgo}) < ${requestsPerDay}`,
    ),
    outboxStatement(
      db,
      newsletterConfirmation,
      sql`SELECT email AS recipient, id AS cause_id FROM newsletter_requests WHERE id = ${id}`,
      now,
    ),
  ]);
  return { outboxId: mails[0]?.id ?? null };
}

/** What subscribes an address and welcomes it. `consent` selects `email` and `consent_source`, or no row without consent. */
function subscribeStatements(db: Database, consent: SQL, now: Date) {
  const time = now.toISOString();
  return [
    statement(
      db,
      sql`INSERT INTO newsletter_subscribers (id, email, consent_source, created_at)
        SELECT ${newId("sub")}, given.email, given.consent_source, ${time} FROM (${consent}) given WHERE true
        ON CONFLICT (email) DO UPDATE SET subscribed = 1, unsubscribed_at = NULL,
          consent_source = CASE WHEN subscribed THEN newsletter_subscribers.consent_source ELSE excluded.consent_source END,
          created_at = CASE WHEN subscribed THEN newsletter_subscribers.created_at ELSE excluded.created_at END`,
    ),
    statement(
      db,
      sql`UPDATE users SET newsletter_subscribed = 1 WHERE email = (SELECT given.email FROM (${consent}) given)`,
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
  const consent = sql`SELECT email, consent_source FROM newsletter_requests WHERE ${open}`;
  const [, , mails, , [request]] = await db.batch([
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

/** Ends a subscription and deletes open requests of its address. Repeating it is fine. False when there is no such subscriber. */
export async function unsubscribe(db: Database, id: string, now: Date): Promise<boolean> {
  const [, , , found] = await db.batch([
    ...unsubscribeStatements(db, id, now),
    db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)),
  ]);
  return found.length > 0;
}

/** What ends a subscription, for a batch: the note of it, the customer's flag, and open requests of the address. */
export function unsubscribeStatements(db: Database, id: string, now: Date) {
  return leaveStatements(db, sql`(SELECT email FROM newsletter_subscribers WHERE id = ${id})`, now);
}

/** As above, for an address in lower case. */
export function leaveStatements(db: Database, address: SQL, now: Date) {
  return [
    statement(
      db,
      sql`UPDATE newsletter_subscribers SET subscribed = 0, unsubscribed_at = ${now.toISOString()}
        WHERE email = ${address} AND subscribed = 1`,
    ),
    statement(db, sql`UPDATE users SET newsletter_subscribed = 0 WHERE email = ${address}`),
    statement(db, sql`DELETE FROM newsletter_requests WHERE email = ${address} AND confirmed_at IS NULL`),
  ] as const;
}
