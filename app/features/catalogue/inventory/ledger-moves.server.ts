import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { StockMovement } from "./shown-stock.ts";

/**
 * What the ledger says of movements that match `condition` (of a movement `m`), for the pages that show their stock: also those of
 * a call that ended before it could renew the pages itself.
 */
export async function ledgerMoves(db: Database, condition: SQL): Promise<StockMovement[]> {
  return statement<StockMovement>(
    db,
    sql`SELECT m.product_id AS productId, m.quantity_after AS "left", m.delta AS moved, p.stock_total AS productLeft
    FROM stock_movements m JOIN products p ON p.id = m.product_id WHERE ${condition}`,
  );
}
