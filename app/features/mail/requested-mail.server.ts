import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/states.ts";

/** Minutes after which a record no longer answers: the call then tells nobody who is a customer here. */
const justifiedMinutes = 60;

/** The ids of the records that justify an e-mail of a type to an address. */
const causes: Record<EmailType, (email: string, since: string) => SQL> = {
  order_confirmation: (email, since) =>
    sql`(SELECT id FROM orders WHERE email = ${email} COLLATE NOCASE AND created_at > ${since})`,
  newsletter_welcome: (email) => sql`(SELECT id FROM newsletter_subscribers WHERE email = ${email})`,
  contact_acknowledgment: (email, since) =>
    sql`(SELECT id FROM contact_messages WHERE created_at > ${since} AND email = ${email})`,
};

/**
 * The e-mails of a type that stored records justify to an address: each was written with its record, so asking for it
 * never makes a second one.
 */
export async function requestedMail(
  db: Database,
  request: { type: EmailType; to: string },
  now: Date,
): Promise<{ id: string; status: "queued" | "sending" | "sent" | "failed" }[]> {
  const since = addMinutes(now, -justifiedMinutes).toISOString();
  return db
    .select({ id: emailOutbox.id, status: emailOutbox.status })
    .from(emailOutbox)
    .where(
      and(
        eq(emailOutbox.type, request.type),
        inArray(emailOutbox.causeId, causes[request.type](request.to.toLowerCase(), since)),
        gt(emailOutbox.createdAt, since),
      ),
    )
    .limit(20);
}
