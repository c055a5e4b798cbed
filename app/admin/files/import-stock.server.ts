import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { CellProblem, unitsCell } from "./cells.ts";
import { changedSince, type ImportKind, type PlanContext, type Planned } from "./import-kind.server.ts";
import type { SourceRow } from "./source-rows.ts";

export interface StockRow {
  variantId: string;
  handle: string;
  product: string;
  color: string;
  size: string;
  quantity: number;
}

/** The stock of variants: a row is found by its SKU, or by its handle with color and size. */
export const stockImport: ImportKind = {
  keyColumn: "SKU",
  required: ["Available"],
  columns: ["Handle", "Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value", "SKU", "Available"],
  plan: async (groups, context) => {
    const rows = groups.map(([row]) => row).filter((row) => row !== undefined);
    const found = await readStock(context.shop.db, rows);
    return groups.flatMap((group) => group.map((row) => planOf(row, found, context)));
  },
};

/** All variants that rows name, deleted products left out. */
async function readStock(db: Database, rows: readonly SourceRow[]): Promise<StockRow[]> {
  const skus = rows.map((row) => row.get("SKU")).filter((sku) => sku !== "");
  const handles = rows.filter((row) => row.get("SKU") === "").map((row) => row.get("Handle"));
  const select = sql`SELECT v.id AS variantId, v.product_id AS handle, p.name AS product, c.name AS color, s.name AS size, v.quantity
    FROM product_variants v JOIN products p ON p.id = v.product_id AND p.archived_at IS NULL
    JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id`;
  const [bySku, byHandle] = await db.batch([
    statement<StockRow>(db, sql`${select} WHERE v.id IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`),
    statement<StockRow>(
      db,
      sql`${select} WHERE v.product_id IN (SELECT value FROM json_each(${JSON.stringify(handles)}))`,
    ),
  ]);
  return [...bySku, ...byHandle];
}

function planOf(row: SourceRow, found: readonly StockRow[], context: PlanContext): Planned {
  const { line } = row;
  const shown = row.get("SKU") || row.get("Handle");
  const broken = (reason: string): Planned => ({ verdict: "broken", line, name: shown, reason });
  if (row.problem) return broken(row.problem);
  const variant = found.find((known) => isMeant(row, known));
  if (!variant) return broken("Variant not found. Enter its SKU, or its Handle, Color and Size");
  const { variantId, quantity: before } = variant;
  const name = variantName(variant);
  // Shopify writes this where the stock is not counted.
  if (row.get("Available") === "" || row.get("Available").toLowerCase() === "not stocked")
    return { verdict: "unchanged", line, key: variantId, name };
  const after = unitsCell.read(row.get("Available"));
  if (after instanceof CellProblem) return broken(`Available: ${after.text}`);
  if (after === before) return { verdict: "unchanged", line, key: variantId, name };
  const version = String(before);
  const changes = [{ field: "Available", before: version, after: String(after) }];
  const apply = async () => {
    const { shop, actor, now } = context;
    const change = { variantId, from: before, to: after };
    const result = await changeStock(shop.db, [change], { reason: "import", actor }, now);
    if (result.kind === "refused") return { kind: "refused" as const, reason: changedSince };
    invalidatePages(shop, pagesAffectedBy(result.moves));
    return { kind: "applied" as const };
  };
  return { verdict: "changed", line, key: variantId, name, version, changes, apply };
}

function isMeant(row: SourceRow, { variantId, handle, color, size }: StockRow): boolean {
  const sku = row.get("SKU");
  if (sku !== "") return sku === variantId;
  const values = new Set([row.get("Option1 Value"), row.get("Option2 Value")].map((text) => text.toLowerCase()));
  return row.get("Handle") === handle && values.has(color.toLowerCase()) && values.has(size.toLowerCase());
}
