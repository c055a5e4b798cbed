import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";
import { addDays } from "#app/shared/dates.ts";

import { newsletterTest } from "./letter-email.server.tsx";
import { isOfLetter } from "./letter-recipients.server.ts";
import { isRecipient, type Letter, readLetter } from "./read-letters.server.ts";
import { type LetterChange, subjectOf } from "./save-letter.server.ts";

/** How many letters are sent at most: subscribers were promised a few emails a month. */
export const letterLimits = { perDay: 1, perMonth: 6 } as const;

export type StartResult = "started" | "changed" | "other-sending" | "too-many";

/**
 * Begins to send a letter as it was when `basedOn` was shown; its batches are written from then on by `writeNextBatch`. A second press
 * finds it started. `changed` when someone has changed or stopped it since.
 */
export async function startLetter(
  db: Database,
  { letter, basedOn }: { letter: Letter; basedOn: string },
  { actor, now }: LetterChange,
): Promise<StartResult> {
  const time = now.toISOString();
  const since = (days: number) => addDays(now, -days).toISOString();
  const startedSince = (days: number) => sql`(SELECT count(*) FROM letters l WHERE l.started_at > ${since(days)})`;
  try {
    const [started] = await db.batch([
      statement<{ id: string }>(
        db,
        sql`UPDATE letters SET state = 'sending', started_at = ${time}, updated_at = ${time}, stepped_at = ${time},
          recipients = (SELECT count(*) FROM newsletter_subscribers s WHERE ${isRecipient(sql`letters.purpose`)})
        WHERE id = ${letter.id} AND state = 'draft' AND updated_at = ${basedOn}
          AND ${startedSince(1)} < ${letterLimits.perDay} AND ${startedSince(30)} < ${letterLimits.perMonth}
        RETURNING id`,
      ),
      auditStatement(
        db,
        { actor, action: "letter.started", subject: subjectOf(letter), condition: sql`changes() > 0` },
        now,
      ),
    ]);
    if (started.length > 0) return "started";
  } catch (error) {
    if (violatedConstraint(error) !== "letters.state") throw error;
    return "other-sending";
  }
  const current = await readLetter(db, letter.id);
  if (current?.state === "sending" || current?.state === "sent") return "started";
  return current?.state === "draft" && current.updatedAt === basedOn ? "too-many" : "changed";
}

/** Stops a letter: what is written and not sent is deleted, and what a Worker holds right now is dropped or goes out. False when it is not being sent. */
export async function cancelLetter(db: Database, letter: Letter, { actor, now }: LetterChange): Promise<boolean> {
  const waiting = sql`EXISTS (SELECT 1 FROM email_outbox WHERE ${isOfLetter(letter.id)} AND status IN ('queued', 'sending'))`;
  const [cancelled] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE letters SET state = 'cancelled', ended_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
        WHERE id = ${letter.id} AND (state = 'sending' OR (state = 'sent' AND ${waiting})) RETURNING id`,
    ),
    auditStatement(
      db,
      { actor, action: "letter.cancelled", subject: subjectOf(letter), condition: sql`changes() > 0` },
      now,
    ),
    statement(
      db,
      sql`DELETE FROM email_outbox WHERE ${isOfLetter(letter.id)} AND status = 'queued'
        AND EXISTS (SELECT 1 FROM letters WHERE id = ${letter.id} AND state = 'cancelled')`,
    ),
  ]);
  return cancelled.length > 0;
}

/** Writes a test of a letter, as it is saved, to the member of staff who asks. Answers the email to enqueue; null when `press` was answered. */
export async function testLetter(
  db: Database,
  { letter, press }: { letter: Letter; press: string },
  { actor, now }: LetterChange,
): Promise<string | null> {
  const [mails] = await db.batch([
    outboxStatement(
      db,
      newsletterTest,
      sql`SELECT email AS recipient, ${resentCause(letter.id, press)} AS cause_id FROM staff WHERE username = ${actor}`,
      now,
    ),
    auditStatement(
      db,
      { actor, action: "letter.tested", subject: subjectOf(letter), condition: sql`changes() > 0` },
      now,
    ),
  ]);
  return mails[0]?.id ?? null;
}
