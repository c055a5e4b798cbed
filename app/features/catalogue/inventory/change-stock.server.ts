import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { StockReason } from "#app/shared/states.ts";

import type { StockMovement } from "./shown-stock.ts";
import {
  changedVariants,
  changeStatement,
  isRefused,
  type StockChange,
  unitsAfter,
  type WrittenMovement,
} from "./stock-statements.server.ts";
import { variantName } from "./variant-name.ts";

/** A change that was not made, with the units of its variant now (null if there is no such variant). */
export interface RefusedChange {
  variantId: string;
  name: string;
  current: number | null;
  why: "unknown" | "changed-since" | "below-zero";
}

export type ChangeStockResult =
  /** `changed` are the variants whose number became another one; `moves` say which pages show it. */
  | { kind: "changed"; changed: ChangedVariant[]; moves: StockMovement[] }
  /** Nothing was changed. */
  | { kind: "refused"; refused: RefusedChange[] };

export interface ChangedVariant {
  variantId: string;
  name: string;
  before: number;
  after: number;
}

/** Why staff change stock, and the id of the audit log's entry: the same one is written once, so that a press sent twice counts once. */
export interface StaffCause {
  reason: StockReason;
  actor: string;
  note?: string;
  entryId?: string | undefined;
}

/** How often a change that was not made on a certain number is tried when orders come in between. */
const maxAttempts = 5;

/**
 * Changes the stock of variants for staff: all of them or, when one is refused, none. Each variant may be named once. Writes
 * the movements and the audit log in one batch. Answers no change for a repeat.
 */
export async function changeStock(
  db: Database,
  changes: readonly StockChange[],
  { entryId = newId("aud"), ...cause }: StaffCause,
  now: Date,
): Promise<ChangeStockResult> {
  for (let attempt = 1; ; attempt++) {
    const found = await readChanged(db, changes);
    const refused = found.flatMap(refusalOf);
    if (refused.length > 0) return { kind: "refused", refused };
    const changed = found
      .filter(({ current, wanted }) => current !== wanted)
      .map(({ variantId, name, current, wanted }) => ({ variantId, name, before: current ?? 0, after: wanted ?? 0 }));
    if (changed.length === 0) return { kind: "changed", changed, moves: [] };
    const moves = await writeChanges(db, changed, { ...cause, entryId }, now).catch((error: unknown) => {
      if (violatedConstraint(error) !== "audit_log.id") throw error;
      return null;
    });
    if (!moves) return { kind: "changed", changed: [], moves: [] };
    if (moves.length > 0) return { kind: "changed", changed, moves };
    // Somebody was quicker: read again, and refuse or repeat.
    if (attempt === maxAttempts) throw new Error("The stock changed during every attempt to change it");
  }
}

interface Found {
  variantId: string;
  name: string;
  current: number | null;
  expected: number | null;
  wanted: number | null;
}

/** The variants of changes as they are now, and as they would be. */
async function readChanged(db: Database, changes: readonly StockChange[]): Promise<Found[]> {
  const rows = await statement<Omit<Found, "name"> & { product: string | null; color: string; size: string }>(
    db,
    sql`
    SELECT c.variant_id AS variantId, p.name AS product, colors.name AS color, sizes.name AS size, v.quantity AS current,
      c.expected, ${unitsAfter} AS wanted
    FROM ${changedVariants(changes)}
    LEFT JOIN products p ON p.id = v.product_id
    LEFT JOIN product_colors colors ON colors.product_id = v.product_id AND colors.id = v.color_id
    LEFT JOIN product_sizes sizes ON sizes.product_id = v.product_id AND sizes.id = v.size_id`,
  );
  return rows.map(({ product, color, size, ...row }) => ({
    ...row,
    name: product === null ? row.variantId : variantName({ product, color, size }),
  }));
}

function refusalOf({ variantId, name, current, expected, wanted }: Found): RefusedChange[] {
  if (current === null || wanted === null) return [{ variantId, name, current: null, why: "unknown" }];
  if (expected !== null && expected !== current) return [{ variantId, name, current, why: "changed-since" }];
  return wanted < 0 ? [{ variantId, name, current, why: "below-zero" }] : [];
}

/** Writes changes of variants that still have the units they were read with; else none, and answers no movement. */
async function writeChanges(
  db: Database,
  changed: readonly ChangedVariant[],
  { entryId, ...cause }: StaffCause & { entryId: string },
  now: Date,
): Promise<StockMovement[]> {
  const exact = changed.map(({ variantId, before, after }) => ({ variantId, from: before, to: after }));
  const none = sql`NOT EXISTS (SELECT 1 FROM ${changedVariants(exact)} WHERE ${isRefused})`;
  const [written, , totals] = await db.batch([
    changeStatement(db, exact, cause, now, none),
    auditStatement(db, { ...auditEntry(changed), id: entryId, actor: cause.actor, condition: sql`changes() > 0` }, now),
    statement<{ id: string; total: number }>(
      db,
      sql`SELECT id, stock_total AS total FROM products WHERE id IN (SELECT product_id FROM product_variants
        WHERE id IN (SELECT value ->> 'variantId' FROM json_each(${JSON.stringify(exact)})))`,
    ),
  ]);
  return stockMoves(written, totals);
}

/** What the audit log keeps of a change, so that it can be undone: the units of each variant, before and after. */
function auditEntry(changed: readonly ChangedVariant[]) {
  const [first] = changed;
  const units = (side: "before" | "after") => Object.fromEntries(changed.map((one) => [one.variantId, one[side]]));
  const subject =
    first && changed.length === 1
      ? { type: "variant", id: first.variantId, name: first.name }
      : { type: "stock", id: "stock", name: `${changed.length} variants` };
  return { action: "stock.changed" as const, subject, before: units("before"), after: units("after") };
}

function stockMoves(written: readonly WrittenMovement[], totals: readonly { id: string; total: number }[]) {
  const totalOf = new Map(totals.map(({ id, total }) => [id, total]));
  return written.map(({ productId, delta, quantityAfter }) => ({
    productId,
    left: quantityAfter,
    moved: delta,
    productLeft: totalOf.get(productId) ?? 0,
  }));
}
