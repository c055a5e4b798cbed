import type { Database } from "#app/db/client.server.ts";

import { changeStock, type RefusedChange } from "./change-stock.server.ts";
import type { StockMovement } from "./shown-stock.ts";

export interface AppliedCount {
  changed: number;
  /** Variants whose units changed since the count was compared: they are left as they are. */
  refused: RefusedChange[];
  moves: StockMovement[];
}

/** How often a count is tried without the variants that were sold in between. */
const maxAttempts = 5;

/**
 * Writes a count as one change of stock. Variants that were sold or counted otherwise meanwhile are left out and returned: one
 * sale must not hold up a count of two thousand.
 */
export async function applyCount(
  db: Database,
  counts: readonly { variantId: string; from: number; to: number }[],
  cause: { actor: string; note: string },
  now: Date,
): Promise<AppliedCount> {
  const refused: RefusedChange[] = [];
  let left = [...counts];
  for (let attempt = 1; attempt <= maxAttempts && left.length > 0; attempt++) {
    const result = await changeStock(db, left, { ...cause, reason: "count" }, now);
    if (result.kind === "changed") return { changed: result.changed.length, refused, moves: result.moves };
    refused.push(...result.refused);
    const gone = new Set(result.refused.map(({ variantId }) => variantId));
    left = left.filter(({ variantId }) => !gone.has(variantId));
  }
  if (left.length > 0) throw new Error("The stock changed during every attempt to count it");
  return { changed: 0, refused, moves: [] };
}
