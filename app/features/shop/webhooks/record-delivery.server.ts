import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";

import { type ClaimedDelivery, minutesToNext } from "./claim-delivery.server.ts";
import type { Answer } from "./post-message.server.ts";

/** Days of tries alone, after which a webhook is disabled. */
export const daysToDisable = 3;

/** The HTTP status by which a receiver says that it wants nothing more (Standard Webhooks). */
const gone = 410;

/** The claim is still this one's: nobody took it over since. */
const isMine = ({ id, claimedAt }: ClaimedDelivery) => sql`id = ${id} AND claimed_at = ${claimedAt}`;

/** Records a try: delivered, to be tried again, or given up. A webhook to which nothing came for days is disabled, and the audit log says so. */
export async function recordAnswer(db: Database, delivery: ClaimedDelivery, answer: Answer, now: Date): Promise<void> {
  const { status, answer: text, error } = answer;
  const told = sql`claimed_at = NULL, answer_status = ${status}, answer = ${text}, error = ${error}`;
  const { webhookId, attempts } = delivery;
  if (answer.isDelivered) {
    await db.batch([
      statement(
        db,
        sql`UPDATE webhook_deliveries SET status = 'arrived', next_attempt_at = NULL, delivered_at = ${now.toISOString()}, ${told}
          WHERE ${isMine(delivery)} AND status = 'sending'`,
      ),
      statement(
        db,
        sql`UPDATE webhooks SET failing_since = NULL WHERE id = ${webhookId} AND failing_since IS NOT NULL`,
      ),
    ]);
    return;
  }
  const minutes = minutesToNext(attempts);
  const next = minutes === undefined ? null : addMinutes(now, minutes).toISOString();
  const isGone = status === gone;
  await db.batch([
    statement(
      db,
      sql`UPDATE webhook_deliveries SET status = ${next === null ? "failed" : "waiting"}, next_attempt_at = ${next}, ${told}
        WHERE ${isMine(delivery)} AND status = 'sending'`,
    ),
    statement(
      db,
      sql`UPDATE webhooks SET failing_since = ${now.toISOString()} WHERE id = ${webhookId} AND failing_since IS NULL`,
    ),
    statement(
      db,
      sql`UPDATE webhooks SET state = 'disabled', disabled_reason = ${isGone ? "gone" : "failing"}
        WHERE id = ${webhookId} AND state = 'active' AND (${isGone ? 1 : 0} OR failing_since < ${addDays(now, -daysToDisable).toISOString()})`,
    ),
    auditStatement(
      db,
      {
        actor: "system",
        action: "webhook.disabled",
        subject: { type: "webhook", id: webhookId, name: new URL(delivery.url).host },
        after: { reason: isGone ? "410 Gone" : `nothing delivered for ${daysToDisable} days` },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
}

/** Records what came of sending one again: it may be delivered after all, and is never less than it was. */
export async function recordReplay(db: Database, delivery: ClaimedDelivery, answer: Answer, now: Date): Promise<void> {
  const { isDelivered, status, answer: text, error } = answer;
  await statement(
    db,
    sql`UPDATE webhook_deliveries SET claimed_at = NULL, answer_status = ${status}, answer = ${text}, error = ${error},
      status = CASE WHEN ${isDelivered ? 1 : 0} THEN 'arrived' ELSE status END,
      delivered_at = CASE WHEN ${isDelivered ? 1 : 0} THEN ${now.toISOString()} ELSE delivered_at END
      WHERE ${isMine(delivery)}`,
  );
}
