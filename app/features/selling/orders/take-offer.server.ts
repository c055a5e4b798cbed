import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere } from "#app/db/status-sql.server.ts";

/** A condition: an offer can be taken, and no order that is alive was placed of it. */
const canBeTaken = (id: string, now: Date) => sql`EXISTS (SELECT 1 FROM order_offers o
  WHERE o.id = ${id} AND o.withdrawn_at IS NULL AND o.expires_at > ${now.toISOString()}
    AND NOT EXISTS (SELECT 1 FROM orders WHERE id = o.placed_order_id AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}))`;

/** Binds an offer to the order that is placed of it, in that order's batch: two presses at once cannot both be written. */
export function takeOfferStatements(db: Database, id: string, placedId: string, now: Date) {
  return [
    abortBatchWhen(db, "offer", sql`NOT ${canBeTaken(id, now)}`),
    statement(db, sql`UPDATE order_offers SET placed_order_id = ${placedId} WHERE id = ${id}`),
  ] as const;
}

/** Whether an offer can still be taken. */
export async function isOfferOpen(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await statement<{ isOpen: number }>(db, sql`SELECT ${canBeTaken(id, now)} AS isOpen`);
  return row?.isOpen === 1;
}
