import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";

/**
 * Records that the buyer objects to a deduction: once, with its time, and as an event of the order. A repeat changes nothing, nor does
 * an objection to what staff have dropped.
 */
export async function objectToValueLoss(db: Database, id: string, now: Date): Promise<void> {
  const isNew = sql`objected_at IS NULL AND decision IS NULL`;
  await db.batch([
    statement(
      db,
      sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT ${newId("evt")}, r.order_id, 'value loss objected', 'shopper', json_object('returnId', r.id, 'number', r.number),
        ${now.toISOString()} FROM value_losses v JOIN returns r ON r.id = v.return_id WHERE v.id = ${id} AND ${isNew}`,
    ),
    statement(db, sql`UPDATE value_losses SET objected_at = ${now.toISOString()} WHERE id = ${id} AND ${isNew}`),
  ]);
}
