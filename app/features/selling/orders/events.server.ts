import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";

/** Writes an order event if `condition` holds for the order at that point of the batch. */
export function eventStatement(
  db: Database,
  event: { orderId: string; type: string; actor: string; data?: Record<string, string>; condition: SQL },
  now: Date,
) {
  return statement(
    db,
    sql`
    INSERT INTO order_events (id, order_id, type, actor, data, created_at)
    SELECT ${newId("evt")}, id, ${event.type}, ${event.actor}, ${JSON.stringify(event.data ?? {})}, ${now.toISOString()}
    FROM orders WHERE id = ${event.orderId} AND ${event.condition}`,
  );
}
