import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere } from "#app/db/status-sql.server.ts";

import { takesAdditions } from "./open-for-change.server.ts";

/** A condition: an offer can be taken. No order that is alive was placed of it, and the one it adds to is not sent. */
const canBeTaken = (id: string, now: Date) => sql`EXISTS (SELECT 1 FROM order_additions a
  WHERE a.id = ${id} AND a.withdrawn_at IS NULL AND a.expires_at > ${now.toISOString()}
    AND EXISTS (SELECT 1 FROM orders WHERE id = a.order_id AND ${takesAdditions})
    AND NOT EXISTS (SELECT 1 FROM orders WHERE id = a.added_order_id AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}))`;

/** Binds an offer to the order that is placed of it, in that order's batch: two presses at once cannot both be written. */
export function takeAdditionStatements(db: Database, id: string, placedId: string, now: Date) {
  return [
    abortBatchWhen(db, "addition", sql`NOT ${canBeTaken(id, now)}`),
    statement(db, sql`UPDATE order_additions SET added_order_id = ${placedId} WHERE id = ${id}`),
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
        SELECT 'evt_' || substr(${placedId}, 5), a.order_id, 'addition placed', 'shopper',
          json_object('orderNumber', placed.order_number), ${now.toISOString()}
        FROM order_additions a JOIN orders placed ON placed.id = ${placedId} WHERE a.id = ${id}`,
    ),
  ] as const;
}

/** Whether an offer can still be taken. */
export async function isAdditionOpen(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await statement<{ isOpen: number }>(db, sql`SELECT ${canBeTaken(id, now)} AS isOpen`);
  return row?.isOpen === 1;
}
