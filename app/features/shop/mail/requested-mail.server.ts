import { and, eq, gt, inArray, isNull } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";

/** Minutes after which a record no longer counts: the call is for the page that has just stored one. */
const maxAgeMinutes = 60;

/** Who asks for the newsletter's welcome gets the email that asks to confirm first. */
const typesOf = (type: EmailType): EmailType[] =>
  type === "newsletter_welcome" ? ["newsletter_confirmation", "newsletter_welcome"] : [type];

/**
 * The outbox ids of emails of a type that wait for an address, at most 20. Each was written with the record that justifies
 * it, so asking for one never makes a second.
 */
export async function requestedMail(
  db: Database,
  { type, to }: { type: EmailType; to: string },
  now: Date,
): Promise<string[]> {
  const waiting = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(
      and(
        eq(emailOutbox.recipient, to.toLowerCase()),
        inArray(emailOutbox.type, typesOf(type)),
        eq(emailOutbox.status, "queued"),
        // One that waits for a retry, or was delayed by the limit of its address, is not hurried.
        isNull(emailOutbox.nextAttemptAt),
        gt(emailOutbox.createdAt, addMinutes(now, -maxAgeMinutes).toISOString()),
      ),
    )
    .limit(20);
  return waiting.map(({ id }) => id);
}
