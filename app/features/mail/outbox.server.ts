import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { auditStatement } from "#app/features/audit/record.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { type EmailType, emailTypeNames } from "#app/shared/states.ts";

/** Minutes after which a claim counts as abandoned: its Worker died between claiming and sending. */
const claimTimeoutMinutes = 10;
/** Minutes between an attempt that failed and the next. After the last attempt the e-mail is a dead letter. */
const retryDelayMinutes = [1, 5, 15, 60, 180, 360, 720] as const;
export const maxAttempts = retryDelayMinutes.length + 1;
/** Minutes that the queue has for a new e-mail before it counts as stalled. */
const queueTimeoutMinutes = 5;

/** An e-mail that was claimed for sending. */
export interface ClaimedMail {
  id: string;
  type: EmailType;
  recipient: string;
  /** The id of the record that it is about. */
  causeId: string;
  /** This one included. */
  attempts: number;
}

/** Part of every condition on unsent e-mails, so that it can use the index of these alone. */
const isUnsent = ne(emailOutbox.status, "sent");
const isDue = (now: Date) => or(isNull(emailOutbox.nextAttemptAt), lte(emailOutbox.nextAttemptAt, now.toISOString()));
const isAbandoned = (now: Date) =>
  and(
    eq(emailOutbox.status, "sending"),
    lt(emailOutbox.claimedAt, addMinutes(now, -claimTimeoutMinutes).toISOString()),
  );

/**
 * Claims an e-mail for sending. Only one caller gets it: the queue may deliver a message twice, and the scheduled job may
 * requeue what the queue still holds. Undefined when it is sent, being sent, not due yet, or a dead letter.
 */
export async function claimMail(db: Database, id: string, now: Date): Promise<ClaimedMail | undefined> {
  const [mail] = await db
    .update(emailOutbox)
    .set({ status: "sending", claimedAt: now.toISOString(), attempts: sql`${emailOutbox.attempts} + 1` })
    .where(
      and(
        eq(emailOutbox.id, id),
        lt(emailOutbox.attempts, maxAttempts),
        isDue(now),
        or(eq(emailOutbox.status, "queued"), isAbandoned(now)),
      ),
    )
    .returning({
      id: emailOutbox.id,
      type: emailOutbox.type,
      recipient: emailOutbox.recipient,
      causeId: emailOutbox.causeId,
      attempts: emailOutbox.attempts,
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

/** Puts a failed e-mail back for a retry, later each time; after the last attempt it becomes a dead letter. */
export async function scheduleRetry(
  db: Database,
  { id, attempts }: Pick<ClaimedMail, "id" | "attempts">,
  reason: string,
  now: Date,
): Promise<void> {
  const delay = retryDelayMinutes[attempts - 1];
  await db
    .update(emailOutbox)
    .set({
      status: delay === undefined ? "failed" : "queued",
      nextAttemptAt: delay === undefined ? null : addMinutes(now, delay).toISOString(),
      lastError: reason.slice(0, 500),
    })
    .where(eq(emailOutbox.id, id));
}

/**
 * The ids of e-mails that are due and not in the queue, as far as one can tell; at most 100. Those whose last attempt was
 * abandoned become dead letters here: nothing would ever claim them again.
 */
export async function findStalledMail(db: Database, now: Date): Promise<string[]> {
  const [, rows] = await db.batch([
    db
      .update(emailOutbox)
      .set({ status: "failed", lastError: "The last attempt was never finished" })
      .where(and(isUnsent, isAbandoned(now), gte(emailOutbox.attempts, maxAttempts))),
    db
      .select({ id: emailOutbox.id })
      .from(emailOutbox)
      .where(
        and(
          lt(emailOutbox.createdAt, addMinutes(now, -queueTimeoutMinutes).toISOString()),
          lt(emailOutbox.attempts, maxAttempts),
          isUnsent,
          isDue(now),
          or(eq(emailOutbox.status, "queued"), isAbandoned(now)),
        ),
      )
      .orderBy(asc(emailOutbox.createdAt))
      .limit(100),
  ]);
  return rows.map((row) => row.id);
}

const isDeadLetter = and(isUnsent, eq(emailOutbox.status, "failed"));

/** How many dead letters there are: e-mails whose last attempt failed. */
export async function countDeadLetters(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(emailOutbox).where(isDeadLetter);
  return row?.total ?? 0;
}

/** The dead letters, newest first, at most 100. */
export async function listDeadLetters(db: Database) {
  const { id, type, recipient, lastError, createdAt, claimedAt } = emailOutbox;
  return db
    .select({ id, type, recipient, lastError, createdAt, claimedAt })
    .from(emailOutbox)
    .where(isDeadLetter)
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
}

/**
 * Gives a dead letter all its attempts again, on record; the caller enqueues it. False when there is no such dead letter.
 * Throws when D1 fails.
 */
export async function resetDeadLetter(
  db: Database,
  { mailId, actor }: { mailId: string; actor: string },
  now: Date,
): Promise<boolean> {
  const [mail] = await db.select({ type: emailOutbox.type }).from(emailOutbox).where(eq(emailOutbox.id, mailId));
  if (!mail) return false;
  const [reset] = await db.batch([
    db
      .update(emailOutbox)
      .set({ status: "queued", attempts: 0, nextAttemptAt: null })
      .where(and(eq(emailOutbox.id, mailId), isDeadLetter))
      .returning({ id: emailOutbox.id }),
    auditStatement(
      db,
      {
        actor,
        action: "mail.resent",
        subject: { type: "email", id: mailId, name: emailTypeNames[mail.type] },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return reset.length > 0;
}
