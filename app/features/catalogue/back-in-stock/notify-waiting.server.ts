import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { backInStock } from "./back-in-stock-email.server.tsx";
import { backInStockRules } from "./rules.ts";
import { canBeBought, isWaiting, variantJoins } from "./waiting.server.ts";

/** The most customers notified by one run; the next one goes on. */
const perRun = 50;

/**
 * Writes the e-mails to those whose turn it is, by `backInStockRules`: first come, first notified, as many as there are units less those
 * who were notified lately. Each is written in the batch that ends its request, if there still is a unit for it: two runs at once send it
 * once. A suppressed address holds up nobody. Answers the e-mails to enqueue. Throws when D1 fails: the next run retries.
 */
export async function notifyWaiting(db: Database, now: Date): Promise<string[]> {
  const due = await findDue(db, now);
  if (due.length === 0) return [];
  const time = now.toISOString();
  const statements = due.flatMap(({ id }) => [
    statement<{ id: string }>(
      db,
      sql`UPDATE back_in_stock_requests AS r SET notified_at = ${time}
        WHERE r.id = ${id} AND ${isWaiting} AND EXISTS (SELECT 1 FROM ${variantJoins}
          WHERE v.id = r.variant_id AND ${canBeBought} AND ${unitsLeft(now)} > 0) RETURNING id`,
    ),
    outboxStatement(
      db,
      backInStock,
      sql`SELECT email AS recipient, id AS cause_id FROM back_in_stock_requests WHERE id = ${id} AND notified_at = ${time}`,
      now,
    ),
  ]);
  const [first, ...rest] = statements;
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  return results.flatMap((rows) => rows.map(({ id }) => id)).filter((id) => id.startsWith("eml_"));
}

/** Units of a variant `v` that nobody was told about lately. */
function unitsLeft(now: Date) {
  const since = addMinutes(now, -60 * backInStockRules.holdHours).toISOString();
  return sql`(v.quantity - (SELECT count(*) FROM back_in_stock_requests told
    WHERE told.variant_id = v.id AND told.notified_at > ${since}))`;
}

/** The requests whose turn it seems to be, in the order they were confirmed. */
function findDue(db: Database, now: Date): Promise<{ id: string }[]> {
  return statement<{ id: string }>(
    db,
    sql`
    WITH wanted AS MATERIALIZED (SELECT DISTINCT r.variant_id FROM back_in_stock_requests r WHERE ${isWaiting}),
    back AS MATERIALIZED (
      SELECT v.id, ${unitsLeft(now)} AS units FROM wanted w CROSS JOIN ${variantJoins}
      WHERE v.id = w.variant_id AND ${canBeBought}),
    line AS (
      SELECT r.id, r.confirmed_at, back.units,
        row_number() OVER (PARTITION BY r.variant_id ORDER BY r.confirmed_at, r.id) AS place
      FROM back JOIN back_in_stock_requests r ON r.variant_id = back.id
      WHERE back.units > 0 AND ${isWaiting} AND NOT EXISTS (
        SELECT 1 FROM suppressed_addresses s WHERE s.address = r.email AND s.lifted_at IS NULL))
    SELECT id FROM line WHERE place <= units ORDER BY confirmed_at, id ${limitTo(perRun)}`,
  );
}
