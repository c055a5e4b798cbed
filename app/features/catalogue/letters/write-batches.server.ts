import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { enqueueMail, outboxStatementForMany } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { newsletterLetter } from "./letter-email.server.tsx";
import { causeOf, isOfLetter } from "./letter-recipients.server.ts";
import { isRecipient } from "./read-letters.server.ts";

/**
 * The pace: a hundred emails a minute, fewer than the two a second that Resend takes of a new account, so that orders' emails never wait
 * behind a letter.
 */
export const letterPace = { perBatch: 100, seconds: 60 } as const;
/** Emails of a letter that may wait at once: where the provider is slow, the next batch waits for it. */
const mostWaiting = 200;
/** Minutes after which the scheduled job writes the batch that the queue lost. */
const lostAfterMinutes = 3;

/** What the queue is asked: the next batch of a letter, by the number of those before it. */
export interface LetterMessage {
  letterId: string;
  step: number;
}

/** What became of a batch: written, put off, all written, or none of this one's business any more. */
type Batch = { kind: "written"; mails: string[] } | { kind: "put-off" } | { kind: "over" };

/**
 * Writes the next batch of a letter and asks the queue for the one after it. The batch, its number and its place are written together:
 * a message that comes twice, or in parallel, writes nothing, and who was killed in between is followed by the scheduled job. Throws when
 * D1 fails; what the queue does not take, the job asks for again.
 */
export async function writeNextBatch(shop: Shop, { letterId, step }: LetterMessage, now: Date): Promise<void> {
  const batch = await writeBatch(shop.db, { letterId, step }, now);
  if (batch.kind === "over") return;
  if (batch.kind === "written") enqueueMail(shop, ...batch.mails);
  await askForBatch(shop, { letterId, step: batch.kind === "written" ? step + 1 : step }, letterPace.seconds);
}

/** Asks the queue for a batch. Never throws: the scheduled job finds what was lost. */
export async function askForBatch({ env }: Shop, message: LetterMessage, delaySeconds: number): Promise<void> {
  try {
    await env.MAIL_QUEUE.send(message, { delaySeconds });
  } catch (error) {
    logWarning(`The queue did not take a batch of letter ${message.letterId}; the scheduled job will write it`, error);
  }
}

/** Writes the batches that the queue lost. Throws when D1 fails: the next run goes on. */
export async function continueLetters(shop: Shop, now: Date): Promise<void> {
  const lost = await statement<LetterMessage>(
    shop.db,
    sql`SELECT id AS letterId, step FROM letters WHERE state = 'sending'
      AND stepped_at < ${addMinutes(now, -lostAfterMinutes).toISOString()}`,
  );
  for (const message of lost) await writeNextBatch(shop, message, now);
}

async function writeBatch(db: Database, { letterId, step }: LetterMessage, now: Date): Promise<Batch> {
  const isTurn = sql`l.id = ${letterId} AND l.state = 'sending' AND l.step = ${step}`;
  const waiting = sql`(SELECT count(*) FROM email_outbox WHERE status <> 'sent' AND status IN ('queued', 'sending')
    AND +type = 'newsletter_letter')`;
  const next = sql`SELECT s.id, s.email FROM letters l JOIN newsletter_subscribers s ON s.id > l.cursor
    WHERE ${isTurn} AND ${waiting} < ${mostWaiting} AND s.created_at <= l.started_at AND ${isRecipient(sql`l.purpose`)}
    ORDER BY s.id ${limitTo(letterPace.perBatch)}`;
  const time = now.toISOString();
  const [mails, moved] = await db.batch([
    outboxStatementForMany(
      db,
      newsletterLetter,
      sql`SELECT email AS recipient, ${causeOf(sql`${letterId}`, sql`id`)} AS cause_id FROM (${next})`,
      now,
    ),
    // What was just written waits, too, so the place follows from the emails: the same question has another answer now.
    statement<{ step: number; state: string }>(
      db,
      sql`UPDATE letters AS l SET stepped_at = ${time}, step = l.step + (changes() > 0),
        cursor = CASE WHEN changes() = 0 THEN l.cursor ELSE (SELECT substr(max(cause_id), ${letterId.length + 2})
          FROM email_outbox WHERE ${isOfLetter(letterId)}) END,
        state = CASE WHEN changes() = 0 AND ${waiting} < ${mostWaiting} THEN 'sent' ELSE l.state END,
        ended_at = CASE WHEN changes() = 0 AND ${waiting} < ${mostWaiting} THEN ${time} END
      WHERE ${isTurn} RETURNING step, state`,
    ),
  ]);
  const letter = moved[0];
  if (!letter || letter.state !== "sending") return { kind: "over" };
  return letter.step > step ? { kind: "written", mails: mails.map(({ id }) => id) } : { kind: "put-off" };
}
