import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { maxBulkProducts } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { csvLine } from "#app/shared/csv-cell.ts";

import { startImport } from "./start-import.server.ts";

/** Fields that are set on many products by way of a file, whose dry run shows each change before it is made. */
const columns = { category: "Collection", manufacturer: "Manufacturer Id" } as const;

export interface BulkFieldEdit {
  field: keyof typeof columns;
  /** A category's or a manufacturer's name. */
  value: string;
}

/**
 * Begins an import that sets one field of many products; the same id begins one. A reason, for staff, when it can't. Throws when R2 or
 * D1 fails.
 */
export async function startBulkFile(
  shop: Shop,
  { ids, edit, id, actor }: { ids: readonly string[]; edit: BulkFieldEdit; id: string; actor: string },
  now: Date,
): Promise<{ kind: "started" } | { kind: "refused"; reason: string }> {
  if (ids.length === 0) return { kind: "refused", reason: "Select at least one product." };
  if (ids.length > maxBulkProducts) return { kind: "refused", reason: `Select up to ${maxBulkProducts} products.` };
  const value = edit.field === "manufacturer" ? await operatorNamed(shop, edit.value) : edit.value;
  if (value === null)
    return { kind: "refused", reason: `We don't know a manufacturer called '${edit.value}'. Add it under Operators.` };
  const lines = ids.map((handle) => csvLine([handle, value], ","));
  const text = csvLine(["Handle", columns[edit.field]], ",") + lines.join("");
  const file = new File([text], `Set ${edit.field} of ${ids.length}.csv`);
  return startImport(shop, { id, kind: "products", file, options: {}, actor }, now);
}

async function operatorNamed(shop: Shop, name: string): Promise<string | null> {
  const wanted = name.toLowerCase();
  const operators = await listOperators(shop.db);
  return operators.find((operator) => operator.name.toLowerCase() === wanted)?.id ?? null;
}
