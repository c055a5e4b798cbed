import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { emailFacts, type EmailType, type RecipientLimit } from "#app/shared/emails.ts";
import { newId } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { Locale } from "#app/shared/language/languages.ts";

import { findStalledMail } from "./outbox.server.ts";

/** An email to queue, such as a `defineMail`. Its facts count, unless it says others. */
interface QueuedMail {
  type: EmailType;
  causedBy?: "anyone" | "proof";
  limit?: RecipientLimit;
  /** What it is written in, where that isn't the locale of the request. */
  locale?: Locale;
}

/**
 * Writes an email to the outbox, in the batch that writes its cause. `due` selects `recipient` and `cause_id`, or no row
 * when nothing is to be sent. The same statement counts what the address got before of the same type and cause, and holds it
 * against the email's limit. Answers the id of the row when one was written: one for each cause and type, ever. One that is held
 * `until` a time is not sent before it.
 */
export function outboxStatement(
  db: Database,
  { type, causedBy = emailFacts[type].causedBy, limit = emailFacts[type].limit, locale = currentLocale() }: QueuedMail,
  due: SQL,
  now: Date,
  until: Date | null = null,
) {
  const isTyped = causedBy === "anyone" ? 1 : 0;
  const sentSince = (moment: Date) =>
    sql`(SELECT count(*) FROM email_outbox sent WHERE sent.recipient = due.recipient AND sent.type = ${type}
      AND sent.typed = ${isTyped} AND sent.created_at > ${moment.toISOString()})`;
  const within = sql`${sentSince(addMinutes(now, -60))} < ${limit.perHour} AND ${sentSince(addDays(now, -1))} < ${limit.perDay}`;
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO email_outbox (id, type, recipient, cause_id, locale, created_at, typed, next_attempt_at)
      SELECT ${newId("eml")}, ${type}, due.recipient, due.cause_id, ${locale}, ${now.toISOString()}, ${isTyped},
        CASE WHEN ${within} THEN ${until?.toISOString() ?? null} ELSE ${addMinutes(now, 60).toISOString()} END
      FROM (${due}) due WHERE ${limit.above === "delay" ? sql`1` : within}
      ON CONFLICT (type, cause_id) DO NOTHING RETURNING id`,
  );
}

/**
 * Writes the emails of one type to all whom `due` selects (`recipient` in lower case and `cause_id`), without the limits of an address:
 * for what staff send to many, and no stranger can cause. Answers the ids of those that were written: one for each cause, ever.
 */
export function outboxStatementForMany(db: Database, { type }: QueuedMail, due: SQL, now: Date) {
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO email_outbox (id, type, recipient, cause_id, created_at, typed)
      SELECT 'eml_' || lower(hex(randomblob(12))), ${type}, due.recipient, due.cause_id, ${now.toISOString()}, 0
      FROM (${due}) due WHERE true ON CONFLICT (type, cause_id) DO NOTHING RETURNING id`,
  );
}

/** Of receipts of what was typed without a signed link. The page has shown the same receipt to whoever typed it. */
const typedReceiptLimit: RecipientLimit = { perHour: 3, perDay: 4, above: "drop" };

/** A receipt as it is queued for what a signed link or the staff vouch for, or for what was typed. */
export function receiptFor({ type }: QueuedMail, isProven: boolean): QueuedMail {
  return isProven ? { type } : { type, causedBy: "anyone", limit: typedReceiptLimit };
}

/**
 * Enqueues emails of the outbox behind the answer; null stands for one that was not written. Never throws: what the queue
 * does not take, the scheduled job enqueues again.
 */
export function enqueueMail(shop: Shop, ...outboxIds: (string | null)[]): void {
  const ids = outboxIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  shop.waitUntil(
    enqueueMailNow(shop, ids).catch((error: unknown) =>
      logWarning(`The queue did not take email ${ids.join(", ")}; the scheduled job will enqueue it again`, error),
    ),
  );
}

/** Enqueues an email that is held for some minutes, as `enqueueMail`. */
export function enqueueHeldMail(shop: Shop, outboxId: string | null, minutes: number): void {
  if (outboxId === null) return;
  // Not due a moment early: the email would then wait for the scheduled job.
  const sent = shop.env.MAIL_QUEUE.send({ outboxId }, { delaySeconds: minutes * 60 + 1 });
  shop.waitUntil(
    sent.catch((error: unknown) =>
      logWarning(`The queue did not take email ${outboxId}; the scheduled job will enqueue it again`, error),
    ),
  );
}

/**
 * Enqueues emails that the queue missed or that are due for a retry. Answers how many. Throws when the queue does not take
 * them.
 */
export async function requeueStalledMail(shop: Shop, now: Date): Promise<number> {
  const stalled = await findStalledMail(shop.db, now);
  await enqueueMailNow(shop, stalled);
  return stalled.length;
}

/** Enqueues emails of the outbox, at most 100. Throws when the queue does not take them. */
async function enqueueMailNow({ env }: Shop, outboxIds: readonly string[]): Promise<void> {
  if (outboxIds.length > 0) await env.MAIL_QUEUE.sendBatch(outboxIds.map((outboxId) => ({ body: { outboxId } })));
}
