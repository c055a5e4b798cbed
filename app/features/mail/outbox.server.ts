import { and, eq, lt, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/states.ts";

/** Minutes after which a claim counts as abandoned: its Worker died between claiming and sending. */
const claimMinutes = 10;
const mostAttempts = 8;

export interface OutboxMail {
  id: string;
  type: EmailType;
  recipient: string;
  causeId: string;
}

/**
 * Takes an e-mail for sending. Only one caller gets it: the queue may deliver a message twice, and the scheduled sweep
 * may find what the queue still holds. Undefined when it is sent, being sent, or given up.
 */
export async function claimMail(db: Database, id: string, now: Date): Promise<OutboxMail | undefined> {
  const abandoned = addMinutes(now, -claimMinutes).toISOString();
  const [mail] = await db
    .update(emailOutbox)
    .set({ status: "sending", claimedAt: now.toISOString(), attempts: sql`${emailOutbox.attempts} + 1` })
    .where(
      and(
        eq(emailOutbox.id, id),
        lt(emailOutbox.attempts, mostAttempts),
        or(
          eq(emailOutbox.status, "queued"),
          and(eq(emailOutbox.status, "sending"), lt(emailOutbox.claimedAt, abandoned)),
        ),
      ),
    )
    .returning({
      id: emailOutbox.id,
      type: emailOutbox.type,
      recipient: emailOutbox.recipient,
      causeId: emailOutbox.causeId,
    });
  return mail;
}

/** Records that an e-mail went out. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(emailOutbox)
    .set({ status: "sent", sentAt: now.toISOString(), lastError: null })
    .where(eq(emailOutbox.id, id));
}

/** Puts an e-mail back for another try, or gives it up after the last. */
export async function markUnsent(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(emailOutbox)
    .set({
      status: sql`CASE WHEN ${emailOutbox.attempts} >= ${mostAttempts} THEN 'failed' ELSE 'queued' END`,
      lastError: reason.slice(0, 500),
    })
    .where(eq(emailOutbox.id, id));
}

/** E-mails that the queue seems to have missed: still unsent some minutes after they were written. At most 100. */
export async function overlookedMail(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(
      and(
        lt(emailOutbox.createdAt, addMinutes(now, -5).toISOString()),
        or(
          eq(emailOutbox.status, "queued"),
          and(
            eq(emailOutbox.status, "sending"),
            lt(emailOutbox.claimedAt, addMinutes(now, -claimMinutes).toISOString()),
          ),
        ),
      ),
    )
    .orderBy(emailOutbox.createdAt)
    .limit(100);
  return rows.map((row) => row.id);
}
