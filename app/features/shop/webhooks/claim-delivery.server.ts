import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

/** Minutes between a try that failed and the next: over a day, and then it is given up. */
const retryMinutes = [1, 5, 30, 120, 300, 600, 840] as const;
export const maxAttempts = retryMinutes.length + 1;
/** Minutes after which a try counts as abandoned: its Worker died. A receiver has ten seconds. */
const claimMinutes = 2;

/** The minutes until the try after this one; undefined after the last. */
export function minutesToNext(attempts: number): number | undefined {
  return retryMinutes[attempts - 1];
}

/** A delivery that was claimed, and the webhook that it goes to. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  type: string;
  object: string;
  /** JSON. */
  data: string;
  createdAt: string;
  /** This try included. */
  attempts: number;
  claimedAt: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: string | null;
}

const abandoned = (now: Date) => addMinutes(now, -claimMinutes).toISOString();

/** Part of every condition on what is not over, so that it can use the index of these alone. */
const isOpen = (alias: SQL) => sql`${alias}.status IN ('waiting', 'sending')`;

/** Whether a delivery may be tried now: it is due, its webhook is active, and everything before it about the same object is over. */
function mayBeTried(d: SQL, now: Date): SQL {
  return sql`${isOpen(d)} AND ${d}.attempts < ${maxAttempts}
    AND (${d}.status = 'waiting' AND (${d}.next_attempt_at IS NULL OR ${d}.next_attempt_at <= ${now.toISOString()})
      OR ${d}.status = 'sending' AND ${d}.claimed_at < ${abandoned(now)})
    AND EXISTS (SELECT 1 FROM webhooks w WHERE w.id = ${d}.webhook_id AND w.state = 'active')
    AND NOT EXISTS (SELECT 1 FROM webhook_deliveries earlier INDEXED BY webhook_deliveries_open
      WHERE earlier.webhook_id = ${d}.webhook_id AND earlier.object = ${d}.object AND earlier.seq < ${d}.seq AND ${isOpen(sql`earlier`)})`;
}

/** Claims a delivery by one statement: of two callers one gets it. Null when it may not be tried now. */
export async function claimDelivery(db: Database, id: string, now: Date): Promise<ClaimedDelivery | null> {
  return claimWhere(db, id, now, sql`status = 'sending', `, mayBeTried(sql`webhook_deliveries`, now));
}

/**
 * Claims one that is over, to be sent again. It stays what it is and holds up nothing, whatever comes of it. Null when somebody else is
 * sending it.
 */
export async function claimReplay(db: Database, id: string, now: Date): Promise<ClaimedDelivery | null> {
  const isFree = sql`status IN ('arrived', 'failed') AND (claimed_at IS NULL OR claimed_at < ${abandoned(now)})`;
  return claimWhere(db, id, now, sql``, isFree);
}

async function claimWhere(db: Database, id: string, now: Date, set: SQL, condition: SQL) {
  const [claimed, [target]] = await db.batch([
    statement<Omit<ClaimedDelivery, "url" | "secret" | "previousSecret" | "previousUntil">>(
      db,
      sql`UPDATE webhook_deliveries SET ${set}attempts = attempts + 1, claimed_at = ${now.toISOString()}
        WHERE id = ${id} AND ${condition}
        RETURNING id, webhook_id AS webhookId, type, object, data, created_at AS createdAt, attempts, claimed_at AS claimedAt`,
    ),
    statement<Pick<ClaimedDelivery, "url" | "secret" | "previousSecret" | "previousUntil">>(
      db,
      sql`SELECT url, secret, previous_secret AS previousSecret, previous_until AS previousUntil FROM webhooks
        WHERE id = (SELECT webhook_id FROM webhook_deliveries WHERE id = ${id})`,
    ),
  ]);
  return claimed[0] && target ? { ...claimed[0], ...target } : null;
}

/** The next delivery about the same object that may be tried now. */
export async function nextOf(
  db: Database,
  { webhookId, object }: Pick<ClaimedDelivery, "webhookId" | "object">,
  now: Date,
): Promise<string | null> {
  const d = sql`d`;
  const [next] = await statement<{ id: string }>(
    db,
    sql`SELECT d.id FROM webhook_deliveries d WHERE d.webhook_id = ${webhookId} AND d.object = ${object} AND ${mayBeTried(d, now)}
      ORDER BY d.seq LIMIT 1`,
  );
  return next?.id ?? null;
}

/**
 * Deliveries that may be tried now, at most 100: the oldest of each webhook, then the second oldest of each, so that one whose receiver is
 * dead holds up no other. Those whose last try was abandoned are given up here.
 */
export async function findDue(db: Database, now: Date): Promise<string[]> {
  const [, due] = await db.batch([
    statement(
      db,
      sql`UPDATE webhook_deliveries SET status = 'failed', claimed_at = NULL, error = 'The last try was never finished'
        WHERE ${isOpen(sql`webhook_deliveries`)} AND status = 'sending' AND attempts >= ${maxAttempts} AND claimed_at < ${abandoned(now)}`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM (
          SELECT d.id, d.seq, row_number() OVER (PARTITION BY d.webhook_id ORDER BY d.seq) AS place
          FROM webhook_deliveries d WHERE ${mayBeTried(sql`d`, now)})
        ORDER BY place, seq LIMIT 100`,
    ),
  ]);
  return due.map(({ id }) => id);
}

/** Deliveries of the last minutes that nobody has tried, at most 100. A few rows of an index, however much waits. */
export async function findUntried(db: Database, now: Date): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM webhook_deliveries INDEXED BY webhook_deliveries_untried
      WHERE status = 'waiting' AND attempts = 0 AND created_at > ${addMinutes(now, -claimMinutes).toISOString()}
        AND next_attempt_at IS NULL ORDER BY created_at DESC LIMIT 100`,
  );
  return rows.map(({ id }) => id);
}
