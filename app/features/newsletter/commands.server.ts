import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { ConsentSource } from "./schemas.ts";

export interface Subscriber {
  id: string;
  email: string;
  subscribed: boolean;
  createdAt: string;
}

/**
 * Subscribes an address, once however often it is asked. The welcome e-mail is put in the outbox in the same batch, one
 * for each subscriber ever: `outboxId` is null when it was written before.
 */
export async function subscribe(
  db: Database,
  input: { email: string; consentSource: ConsentSource },
  now: Date,
): Promise<{ subscriber: Subscriber; outboxId: string | null }> {
  const email = input.email.toLowerCase();
  const time = now.toISOString();
  const [[subscriber], mails] = await db.batch([
    db
      .insert(newsletterSubscribers)
      .values({ id: newId("sub"), email, consentSource: input.consentSource, createdAt: time })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: {
          subscribed: true,
          unsubscribedAt: null,
          // Consent that still holds keeps its source; given anew after leaving, it has a new one.
          consentSource: sql`CASE WHEN ${newsletterSubscribers.subscribed} THEN ${newsletterSubscribers.consentSource}
            ELSE excluded.consent_source END`,
        },
      })
      .returning({
        id: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        subscribed: newsletterSubscribers.subscribed,
        createdAt: newsletterSubscribers.createdAt,
      }),
    statement<{ id: string }>(
      db,
      sql`INSERT INTO email_outbox (id, type, recipient, cause_id, created_at)
      SELECT ${newId("eml")}, 'newsletter_welcome', email, id, ${time} FROM newsletter_subscribers WHERE email = ${email}
      ON CONFLICT (type, cause_id) DO NOTHING RETURNING id`,
    ),
    db.update(users).set({ newsletterSubscribed: true }).where(eq(users.email, email)),
  ]);
  if (!subscriber) throw new Error("The subscription was not stored");
  return { subscriber, outboxId: mails[0]?.id ?? null };
}

/** Ends a subscription. False when there is no such subscriber; ending it twice is no error. */
export async function unsubscribe(db: Database, id: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  const [, , found] = await db.batch([
    db
      .update(newsletterSubscribers)
      .set({ subscribed: false, unsubscribedAt: time })
      .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.subscribed, true))),
    db
      .update(users)
      .set({ newsletterSubscribed: false })
      .where(sql`${users.email} = (SELECT email FROM newsletter_subscribers WHERE id = ${id})`),
    db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)),
  ]);
  return found.length > 0;
}
