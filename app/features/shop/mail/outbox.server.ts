import { and, asc, count, eq, gte, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Database } from "#app/db/client.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import type { EmailReason } from "#app/shared/states.ts";

import type { MailProviderName } from "./provider-names.ts";
import { suppressionOfMail } from "./suppressed.server.ts";

/** Minutes after which a claim counts as abandoned: its Worker died between claiming and sending. */
const claimTimeoutMinutes = 10;
/** Minutes between an attempt that failed and the next. After the last attempt the email is a dead letter. */
const retryDelayMinutes = [1, 5, 15, 60, 180, 360, 720] as const;
export const maxAttempts = retryDelayMinutes.length + 1;
/** Minutes that the queue has for a new email before it counts as stalled. */
const queueTimeoutMinutes = 5;

/** An email that was claimed for sending. */
export interface ClaimedMail {
  id: string;
  type: EmailType;
  recipient: string;
  /** The id of the record that it is about. */
  causeId: string;
  /** Of the request that caused it. */
  locale: Locale;
  /** This one included. */
  attempts: number;
  /** How often staff sent it again. */
  resends: number;
  claimedAt: string;
}

/** Part of every condition on unsent emails, so that it can use the index of these alone. */
const isUnsent = ne(emailOutbox.status, "sent");
const isDue = (now: Date) => or(isNull(emailOutbox.nextAttemptAt), lte(emailOutbox.nextAttemptAt, now.toISOString()));
const isAbandoned = (now: Date) =>
  and(
    eq(emailOutbox.status, "sending"),
    lt(emailOutbox.claimedAt, addMinutes(now, -claimTimeoutMinutes).toISOString()),
  );

/**
 * Claims an email for sending. Only one caller gets it: the queue may deliver a message twice, and the scheduled job may
 * requeue what the queue still holds. Undefined when it is sent, being sent, not due yet, a dead letter, or to an address that
 * is suppressed at this moment: the email is kept back then, by the same statement.
 */
export async function claimMail(db: Database, id: string, now: Date): Promise<ClaimedMail | undefined> {
  const suppression = suppressionOfMail();
  const claimedAt = now.toISOString();
  const [mail] = await db
    .update(emailOutbox)
    .set({
      status: sql`CASE WHEN ${suppression} IS NULL THEN 'sending' ELSE 'suppressed' END`,
      reason: sql`coalesce('address-' || ${suppression}, ${emailOutbox.reason})`,
      attempts: sql`${emailOutbox.attempts} + (${suppression} IS NULL)`,
      claimedAt,
    })
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
      locale: emailOutbox.locale,
      attempts: emailOutbox.attempts,
      resends: emailOutbox.resends,
      status: emailOutbox.status,
    });
  if (mail?.status !== "sending") return undefined;
  const { status: _, ...claimed } = mail;
  return { ...claimed, claimedAt };
}

/**
 * Records that an email went out. What its provider has told of it meanwhile stays: its word that the email came back can be
 * here before its answer.
 */
export async function markSent(
  db: Database,
  { id, resends }: Pick<ClaimedMail, "id" | "resends">,
  by: { provider: MailProviderName; providerId: string | null },
  now: Date,
): Promise<void> {
  const unknownYet = sql`${emailOutbox.status} IN ('queued', 'sending', 'failed')`;
  await db
    .update(emailOutbox)
    .set({
      status: sql`CASE WHEN ${unknownYet} THEN 'sent' ELSE ${emailOutbox.status} END`,
      reason: sql`CASE WHEN ${unknownYet} THEN NULL ELSE ${emailOutbox.reason} END`,
      lastError: null,
      nextAttemptAt: null,
      sentAt: now.toISOString(),
      ...by,
    })
    .where(and(eq(emailOutbox.id, id), eq(emailOutbox.resends, resends)));
}

/** Why an attempt did not send its email; `detail` is for programmers. */
export interface FailedAttempt {
  reason: EmailReason;
  detail: string;
}

/** An attempt still counts as the claim's own: nobody else has claimed the email, and no event has told what became of it. */
const isStillClaimed = ({ id, claimedAt }: Pick<ClaimedMail, "id" | "claimedAt">) =>
  and(eq(emailOutbox.id, id), eq(emailOutbox.status, "sending"), eq(emailOutbox.claimedAt, claimedAt));

/**
 * Deletes an email that has nothing to say any more, unless somebody else has claimed it since. `alongside` makes what is written in
 * the same batch, under the condition that it gets.
 */
export async function dropMail(
  db: Database,
  mail: ClaimedMail,
  alongside: (isDropped: SQL) => BatchItem<"sqlite">[] = () => [],
): Promise<void> {
  const isDropped = sql`EXISTS (SELECT 1 FROM email_outbox WHERE ${isStillClaimed(mail)})`;
  const [first, ...rest] = [...alongside(isDropped), db.delete(emailOutbox).where(isStillClaimed(mail))];
  if (first) await db.batch([first, ...rest]);
}

/** Records that an email was refused for good: a dead letter, or one that the provider's own list keeps back. */
export async function markRefused(db: Database, mail: ClaimedMail, { reason, detail }: FailedAttempt): Promise<void> {
  await db
    .update(emailOutbox)
    .set({
      status: reason === "provider-suppressed" ? "suppressed" : "failed",
      nextAttemptAt: null,
      reason,
      lastError: detail.slice(0, 500),
    })
    .where(isStillClaimed(mail));
}

/**
 * Puts an email back that the provider asks to send more slowly, for `seconds`. It does not count as an attempt: a shop that
 * sells much would lose its emails otherwise.
 */
export async function postpone(
  db: Database,
  mail: ClaimedMail,
  { reason, detail }: FailedAttempt,
  seconds: number,
  now: Date,
): Promise<void> {
  await db
    .update(emailOutbox)
    .set({
      status: "queued",
      attempts: mail.attempts - 1,
      nextAttemptAt: new Date(now.getTime() + seconds * 1000).toISOString(),
      reason,
      lastError: detail.slice(0, 500),
    })
    .where(isStillClaimed(mail));
}

/** Puts a failed email back for a retry, later each time; after the last attempt it becomes a dead letter. */
export async function scheduleRetry(
  db: Database,
  mail: ClaimedMail,
  { reason, detail, afterSeconds = 0 }: FailedAttempt & { afterSeconds?: number | undefined },
  now: Date,
): Promise<void> {
  const delay = retryDelayMinutes[mail.attempts - 1];
  await db
    .update(emailOutbox)
    .set({
      status: delay === undefined ? "failed" : "queued",
      nextAttemptAt: delay === undefined ? null : addMinutes(now, Math.max(delay, afterSeconds / 60)).toISOString(),
      reason,
      lastError: detail.slice(0, 500),
    })
    .where(isStillClaimed(mail));
}

/**
 * The ids of emails that are due and not in the queue, as far as one can tell; at most 100. Those whose last attempt was
 * abandoned become dead letters here: nothing would ever claim them again.
 */
export async function findStalledMail(db: Database, now: Date): Promise<string[]> {
  const [, rows] = await db.batch([
    db
      .update(emailOutbox)
      .set({ status: "failed", reason: "interrupted", lastError: "The last attempt was never finished" })
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

/** How many dead letters there are: emails whose last attempt failed. */
export async function countDeadLetters(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(emailOutbox).where(isDeadLetter);
  return row?.total ?? 0;
}
