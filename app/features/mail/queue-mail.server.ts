import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { EmailType } from "#app/shared/states.ts";

interface RecipientLimit {
  hour: number;
  day: number;
  /** An e-mail that must come: above the limit it waits for an hour. All others are left out. */
  mustCome?: boolean;
}

/** E-mails of each type that one address gets in an hour and in a day: anyone can type anyone's address. */
export const recipientLimits: Record<EmailType, RecipientLimit> = {
  order_confirmation: { hour: 6, day: 20, mustCome: true },
  newsletter_confirmation: { hour: 2, day: 4 },
  newsletter_welcome: { hour: 2, day: 4 },
  contact_acknowledgment: { hour: 3, day: 6 },
};

/**
 * Puts an e-mail in the outbox, to stand in the batch that writes its cause. `due` selects `recipient` and `cause_id`, or
 * no row when nothing is to be sent. What the address got before is counted in the same statement. Answers the row's id
 * when one was written: one for each cause and type, ever.
 */
export function queueMailStatement(db: Database, type: EmailType, due: SQL, now: Date) {
  const { hour, day, mustCome = false } = recipientLimits[type];
  const since = (moment: Date) =>
    sql`(SELECT count(*) FROM email_outbox sent WHERE sent.recipient = due.recipient AND sent.type = ${type}
      AND sent.created_at > ${moment.toISOString()})`;
  const within = sql`${since(addMinutes(now, -60))} < ${hour} AND ${since(addDays(now, -1))} < ${day}`;
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO email_outbox (id, type, recipient, cause_id, created_at, next_attempt_at)
      SELECT ${newId("eml")}, ${type}, due.recipient, due.cause_id, ${now.toISOString()},
        CASE WHEN ${within} THEN NULL ELSE ${addMinutes(now, 60).toISOString()} END
      FROM (${due}) due WHERE ${mustCome ? sql`1` : within}
      ON CONFLICT (type, cause_id) DO NOTHING RETURNING id`,
  );
}

/** Tells the queue of an e-mail in the outbox, behind the answer. When the queue fails, the scheduled job tells it again. */
export function sendSoon({ env, waitUntil }: Shop, outboxId: string | null): void {
  if (!outboxId) return;
  waitUntil(
    env.MAIL_QUEUE.send({ outboxId }).then(
      () => undefined,
      () => console.warn(`The queue did not take e-mail ${outboxId}; the scheduled job will`),
    ),
  );
}
