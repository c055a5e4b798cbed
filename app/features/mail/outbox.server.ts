import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/states.ts";

/** Minutes after which a claim counts as abandoned: its Worker died between claiming and sending. */
const claimMinutes = 10;
/** Minutes that an e-mail waits after each failed attempt. After the last attempt staff decide. */
const waitMinutes = [1, 5, 15, 60, 180, 360, 720] as const;
export const maxAttempts = waitMinutes.length + 1;
/** Minutes that the queue has for a new e-mail before the scheduled job looks after it. */
const queueMinutes = 5;

export interface OutboxMail {
  id: string;
  type: EmailType;
  recipient: string;
  causeId: string;
  /** This one included. */
  attempts: number;
}

/** Said beside any narrower state, for the index that holds the unsent alone. */
const isUnsent = ne(emailOutbox.status, "sent");
const isDue = (now: Date) => or(isNull(emailOutbox.nextAttemptAt), lte(emailOutbox.nextAttemptAt, now.toISOString()));
const isAbandoned = (now: Date) =>
  and(eq(emailOutbox.status, "sending"), lt(emailOutbox.claimedAt, addMinutes(now, -claimMinutes).toISOString()));

/**
 * Takes an e-mail for sending. Only one caller gets it: the queue may deliver a message twice, and the scheduled sweep
 * may find what the queue still holds. Undefined when it is sent, being sent, not due yet, or given up.
 */
export async function claimMail(db: Database, id: string, now: Date): Promise<OutboxMail | undefined> {
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

/** Puts an e-mail back for another try, later each time, or gives it up after the last. */
export async function markUnsent(
  db: Database,
  { id, attempts }: Pick<OutboxMail, "id" | "attempts">,
  reason: string,
  now: Date,
): Promise<void> {
  const wait = waitMinutes[attempts - 1];
  await db
    .update(emailOutbox)
    .set({
      status: wait === undefined ? "failed" : "queued",
      nextAttemptAt: wait === undefined ? null : addMinutes(now, wait).toISOString(),
      lastError: reason.slice(0, 500),
    })
    .where(eq(emailOutbox.id, id));
}

/**
 * E-mails that are due and that the queue seems to have missed. At most 100. Those whose last attempt was abandoned are
 * given up here: nothing would ever take them again.
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
          lt(emailOutbox.createdAt, addMinutes(now, -queueMinutes).toISOString()),
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

const isGivenUp = and(isUnsent, eq(emailOutbox.status, "failed"));

/** How many e-mails were given up. */
export async function countGivenUpMail(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(emailOutbox).where(isGivenUp);
  return row?.total ?? 0;
}

/** The e-mails that were given up, newest first, at most 100. */
export async function listGivenUpMail(db: Database) {
  const { id, type, recipient, lastError, createdAt, claimedAt } = emailOutbox;
  return db
    .select({ id, type, recipient, lastError, createdAt, claimedAt })
    .from(emailOutbox)
    .where(isGivenUp)
    .orderBy(desc(createdAt), desc(id))
    .limit(100);
}

/** Gives an e-mail that was given up all its attempts again. False when there is no such e-mail. */
export async function reviveMail(db: Database, mailId: string): Promise<boolean> {
  const revived = await db
    .update(emailOutbox)
    .set({ status: "queued", attempts: 0, nextAttemptAt: null })
    .where(and(eq(emailOutbox.id, mailId), isGivenUp))
    .returning({ id: emailOutbox.id });
  return revived.length > 0;
}
