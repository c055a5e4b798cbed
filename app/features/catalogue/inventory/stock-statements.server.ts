import { type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import type { StockReason } from "#app/shared/states.ts";

import type { StockMovement } from "./shown-stock.ts";

/**
 * How the stock of a variant changes: by `delta` units, or to `to` units. With `from`, the number the change was made on, it
 * is refused when there are more or fewer units by now.
 */
export type StockChange = { variantId: string; from?: number } & ({ delta: number } | { to: number });

/** Why stock changes, and who changes it: 'shopper', 'system', or a staff member's username. */
export interface StockCause {
  reason: StockReason;
  actor: string;
  note?: string;
  orderId?: string | null;
}

/** A written movement. */
export interface WrittenMovement {
  variantId: string;
  productId: string;
  delta: number;
  quantityAfter: number;
}

/** Changes as a table `c` of the variant's id, `expected` and `wanted` units, beside its variant `v` (null if unknown). */
export function changedVariants(changes: readonly StockChange[]): SQL {
  return sql`(SELECT value ->> 'variantId' AS variant_id, value ->> 'from' AS expected,
      value ->> 'to' AS wanted, value ->> 'delta' AS delta FROM json_each(${JSON.stringify(changes)})) c
    LEFT JOIN product_variants v ON v.id = c.variant_id`;
}

/** Units of a row of `changedVariants` after its change. */
export const unitsAfter = sql.raw("coalesce(c.wanted, v.quantity + c.delta)");

/** Whether a row of `changedVariants` cannot be changed: it is unknown, was changed meanwhile, or would fall below zero. */
export const isRefused = sql`(v.id IS NULL OR v.quantity <> c.expected OR ${unitsAfter} < 0)`;

/**
 * Changes the stock of variants within another batch: two statements, to spread into it. The whole batch is rolled back
 * when a change is refused (`violatedConstraint` then names `batch_guards_refuse`; `refusedChanges` says which ones).
 * Each variant may be named once. Variants that the batch itself inserts must be inserted first, with 0 units.
 */
export function stockStatements(db: Database, changes: readonly StockChange[], cause: StockCause, now: Date) {
  return [
    abortBatchWhen(db, "stock", sql`EXISTS (SELECT 1 FROM ${changedVariants(changes)} WHERE ${isRefused})`),
    changeStatement(db, changes, cause, now),
  ] as const;
}

/** Writes the movements of changes, if they match `condition`. Changes that change nothing write nothing. */
export function changeStatement(
  db: Database,
  changes: readonly StockChange[],
  cause: StockCause,
  now: Date,
  condition = sql`TRUE`,
) {
  const deltas = sql`SELECT c.variant_id, ${unitsAfter} - v.quantity AS delta FROM ${changedVariants(changes)}`;
  return movementStatement(db, deltas, cause, now, condition);
}

/** Writes a movement for each row of `deltas` (`variant_id`, `delta`) that changes something, if `condition` holds. */
export function movementStatement(db: Database, deltas: SQL, cause: StockCause, now: Date, condition: SQL) {
  const { reason, actor, note = "", orderId = null } = cause;
  return statement<WrittenMovement>(
    db,
    sql`
    INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, order_id, actor, note, created_at)
    SELECT v.id, v.product_id, d.delta, v.quantity + d.delta, ${reason}, ${orderId}, ${actor}, ${note}, ${now.toISOString()}
    FROM (${deltas}) d JOIN product_variants v ON v.id = d.variant_id WHERE d.delta <> 0 AND ${condition}
    RETURNING variant_id AS variantId, product_id AS productId, delta, quantity_after AS quantityAfter`,
  );
}

/** How a variant's stock moved in this batch, for the pages that show it. */
export function stockMovesOf(db: Database, variantId: string, moved: number) {
  return statement<StockMovement>(
    db,
    sql`SELECT product_id AS productId, quantity AS "left", ${moved} AS moved,
      (SELECT sum(quantity) FROM product_variants s WHERE s.product_id = v.product_id) AS productLeft
    FROM product_variants v WHERE id = ${variantId}`,
  );
}
