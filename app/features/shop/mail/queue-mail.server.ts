import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logWarning } from "#app/platform/env/log-error.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import type { Email } from "./email.ts";

/**
 * Writes an e-mail to the outbox, in the batch that writes its cause. `due` selects `recipient` and `cause_id`, or no row
 * when nothing is to be sent. The same statement counts what the address got before of the same type and cause, and holds it
 * against the e-mail's limit. Answers the id of the row when one was written: one for each cause and type, ever.
 */
export function outboxStatement(
  db: Database,
  { type, causedBy, limit }: Pick<Email, "type" | "causedBy" | "limit">,
  due: SQL,
  now: Date,
) {
  const isTyped = causedBy === "anyone" ? 1 : 0;
  const sentSince = (moment: Date) =>
    sql`(SELECT count(*) FROM email_outbox sent WHERE sent.recipient = due.recipient AND sent.type = ${type}
      AND sent.typed = ${isTyped} AND sent.created_at > ${moment.toISOString()})`;
  const within = sql`${sentSince(addMinutes(now, -60))} < ${limit.perHour} AND ${sentSince(addDays(now, -1))} < ${limit.perDay}`;
  return statement<{ id: string }>(
    db,
    sql`INSERT INTO email_outbox (id, type, recipient, cause_id, created_at, typed, next_attempt_at)
      SELECT ${newId("eml")}, ${type}, due.recipient, due.cause_id, ${now.toISOString()}, ${isTyped},
        CASE WHEN ${within} THEN NULL ELSE ${addMinutes(now, 60).toISOString()} END
      FROM (${due}) due WHERE ${limit.above === "delay" ? sql`1` : within}
      ON CONFLICT (type, cause_id) DO NOTHING RETURNING id`,
  );
}

/**
 * Enqueues e-mails of the outbox behind the answer; null stands for one that was not written. Never throws: what the queue
 * does not take, the scheduled job enqueues again.
 */
export function enqueueMail(shop: Shop, ...outboxIds: (string | null)[]): void {
  const ids = outboxIds.filter((id) => id !== null);
  if (ids.length === 0) return;
  shop.waitUntil(
    enqueueMailNow(shop, ids).catch((error: unknown) =>
      logWarning(`The queue did not take e-mail ${ids.join(", ")}; the scheduled job will enqueue it again`, error),
    ),
  );
}

/** Enqueues e-mails of the outbox, at most 100. Throws when the queue does not take them. */
export async function enqueueMailNow({ env }: Shop, outboxIds: readonly string[]): Promise<void> {
  if (outboxIds.length > 0) await env.MAIL_QUEUE.sendBatch(outboxIds.map((outboxId) => ({ body: { outboxId } })));
}
