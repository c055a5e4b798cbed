import type { FormValues } from "./field-form.ts";
import { isCellName } from "./sheet-cells.ts";

/** What the sheet sends of a product: its version, and the cells that were changed, as they were and as they are wanted. */
export interface SheetRow {
  id: string;
  version: string;
  /** By column, or `units <color> <size>`. */
  cells: Record<string, { was: string; now: string }>;
}

/** The most products in one sheet: a form may be 100 KB. */
export const maxSheetProducts = 20;

/** The fields of a product's cell: what is typed, and what it was when the sheet was opened. */
export const cellField = (productId: string, cell: string) => `cell ${productId} ${cell}`;
export const wasField = (productId: string, cell: string) => `was ${productId} ${cell}`;
export const versionField = (productId: string) => `version ${productId}`;

/** The products of a sheet's form whose cells are other than they were. */
export function changedRows(values: FormValues): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const [name, text] of Object.entries(values)) {
    const [kind, id = "", ...rest] = name.split(" ");
    const cell = rest.join(" ");
    const was = values[wasField(id, cell)];
    const version = values[versionField(id)];
    if (kind !== "cell" || !isCellName(cell) || was === undefined || version === undefined) continue;
    if (was.trim() === text.trim()) continue;
    const row = rows.get(id) ?? { id, version, cells: {} };
    row.cells[cell] = { was, now: text };
    rows.set(id, row);
  }
  return [...rows.values()];
}

/** The form that brings the rows of a save back as they were, over the versions that the save made. */
export function undoValues(saved: readonly (SheetRow & { savedAs: string })[]): FormValues {
  return Object.fromEntries(
    saved.flatMap(({ id, savedAs, cells }) => [
      [versionField(id), savedAs],
      ...Object.entries(cells).flatMap(([cell, { was, now }]) => [
        [cellField(id, cell), was],
        [wasField(id, cell), now],
      ]),
    ]),
  );
}
