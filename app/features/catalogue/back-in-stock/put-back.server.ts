import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { type Database, statement } from "#app/db/client.server.ts";

/**
 * Puts a request back in line whose e-mail is dropped, at the place it had, so that the next unit is told of. It ends when its product
 * is deleted, or when its owner has asked again meanwhile: nobody waits twice for the same.
 */
export function putBackStatements(db: Database, requestId: string, isDropped: SQL): BatchItem<"sqlite">[] {
  return [
    statement(
      db,
      sql`UPDATE back_in_stock_requests AS r SET notified_at = NULL
        WHERE r.id = ${requestId} AND r.notified_at IS NOT NULL AND ${isDropped}
        AND EXISTS (SELECT 1 FROM product_variants v JOIN products p ON p.id = v.product_id
          WHERE v.id = r.variant_id AND p.archived_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM back_in_stock_requests open
          WHERE open.variant_id = r.variant_id AND open.email = r.email AND open.notified_at IS NULL)`,
    ),
    statement(
      db,
      sql`DELETE FROM back_in_stock_requests WHERE id = ${requestId} AND notified_at IS NOT NULL AND ${isDropped}`,
    ),
  ];
}
