import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { unsubscribeStatements } from "./subscriptions.server.ts";

interface StaffChange {
  id: string;
  actor: string;
}

/** What the audit log calls a subscriber: not by their address, for the log is kept for ever. */
const subjectOf = (id: string) => ({ type: "subscriber", id, name: id });

/**
 * Ends a subscription for its subscriber, who asked staff to. Staff can begin none: that takes the subscriber's own consent.
 * A repeat changes nothing. False when there is no such subscriber.
 */
export async function endSubscription(db: Database, { id, actor }: StaffChange, now: Date): Promise<boolean> {
  const entry = {
    actor,
    action: "subscription.ended",
    subject: subjectOf(id),
    before: { subscribed: true },
    after: { subscribed: false },
    condition: sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${id} AND subscribed = 1)`,
  } as const;
  const [found] = await db.batch([
    db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)),
    auditStatement(db, entry, now),
    ...unsubscribeStatements(db, id, "staff", now),
  ]);
  return found.length > 0;
}

/**
 * Removes an address from the newsletter wholly, as its owner may ask: the subscription, its requests and its e-mails. The note
 * that they left goes, too, so a new consent can subscribe them again. False when there is no such subscriber.
 */
export async function removeSubscriber(db: Database, { id, actor }: StaffChange, now: Date): Promise<boolean> {
  const email = sql`(SELECT email FROM newsletter_subscribers WHERE id = ${id})`;
  const known = sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ${id})`;
  const [recorded] = await db.batch([
    auditStatement(db, { actor, action: "subscription.removed", subject: subjectOf(id), condition: known }, now),
    ...unsubscribeStatements(db, id, "staff", now),
    statement(db, sql`DELETE FROM newsletter_requests WHERE email = ${email}`),
    statement(
      db,
      sql`DELETE FROM email_outbox WHERE recipient = ${email}
        AND type IN ('newsletter_confirmation', 'newsletter_welcome', 'newsletter_letter')`,
    ),
    statement(db, sql`DELETE FROM newsletter_subscribers WHERE id = ${id}`),
  ]);
  return recorded.length > 0;
}
