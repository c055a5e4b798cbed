import { sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { ledgerMoves } from "./ledger-moves.server.ts";
import { pagesAffectedBy, type StockMovement } from "./shown-stock.ts";
import { changedVariants, isRefused, movementStatement } from "./stock-statements.server.ts";

/** The note of the movements that an undo writes. */
const undoNote = "Undo";

/**
 * Undoes a change of stock: takes its units back, so that what was sold meanwhile stays sold. Refused once staff have changed the
 * number again, or when the units are no longer there.
 */
export const undoStockChange: Undo = async (shop, entry, { actor, now }) => {
  const units = (fields: Record<string, unknown> | null, id: string) => Number(fields?.[id] ?? 0);
  const changes = Object.keys(entry.after ?? {}).map((variantId) => ({
    variantId,
    delta: units(entry.before, variantId) - units(entry.after, variantId),
  }));
  const { db } = shop;
  const changedAgain = sql`EXISTS (SELECT 1 FROM stock_movements WHERE variant_id = c.variant_id
    AND created_at > ${entry.createdAt} AND order_id IS NULL AND reason <> 'opening')`;
  const outcome = await undoEntry(
    db,
    entry,
    { actor, now },
    {
      unchanged: sql`NOT EXISTS (SELECT 1 FROM ${changedVariants(changes)} WHERE ${isRefused} OR ${changedAgain})`,
      writes: (happened) => [
        movementStatement(
          db,
          sql`SELECT c.variant_id, c.delta FROM ${changedVariants(changes)}`,
          { reason: "correction", actor, note: undoNote },
          now,
          happened,
        ),
      ],
    },
  );
  if (outcome === "undone") {
    const variantIds = changes.map(({ variantId }) => variantId);
    invalidatePages(shop, pagesAffectedBy(await readUndone(db, variantIds, entry.createdAt)));
  }
  return outcome;
};

/** The movements that undid a change of `since`: also those of an earlier call that may have ended before it renewed the pages. */
async function readUndone(db: Database, variantIds: readonly string[], since: string): Promise<StockMovement[]> {
  return ledgerMoves(
    db,
    sql`m.variant_id IN (SELECT value FROM json_each(${JSON.stringify(variantIds)}))
      AND m.created_at > ${since} AND m.reason = 'correction' AND m.note = ${undoNote}`,
  );
}
