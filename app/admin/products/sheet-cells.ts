import { parseBlock } from "./grid-edit.ts";

/** The columns of the sheet that a product itself has; its variants have their units. */
export const productColumnNames = { price: "Price", category: "Collection", tags: "Tags" } as const;
export type ProductColumn = keyof typeof productColumnNames;
export const unitsCell = (colorId: string, sizeId: string) => `units ${colorId} ${sizeId}`;

export function isCellName(name: string): boolean {
  return Object.hasOwn(productColumnNames, name) || /^units \S+ \S+$/.test(name);
}

/** The fields of the sheet, row by row; undefined where a row has no cell. */
export type SheetGrid = readonly (readonly (string | undefined)[])[];

const steps: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
  Enter: { down: 1, right: 0 },
};

/** The next cell in a key's direction, over places without one; null when there is none or the key leads nowhere. */
export function nextCell(grid: SheetGrid, from: string, key: string, backwards = false): string | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const place = placeOf(grid, from);
  if (!step || !place) return null;
  const sign = backwards ? -1 : 1;
  let { row, column } = place;
  for (;;) {
    row += sign * step.down;
    column += sign * step.right;
    const cells = grid[row];
    if (cells === undefined || column < 0 || column >= cells.length) return null;
    const found = cells[column];
    if (found !== undefined) return found;
  }
}

/**
 * The cells that a copied block fills from a cell on: its first column goes down the rows that have a cell there, as one copied from a
 * spreadsheet would. Null for a single text, which is pasted as any text.
 */
export function pastedCells(
  grid: SheetGrid,
  from: string,
  text: string,
): { cells: Record<string, string>; left: number } | null {
  const block = parseBlock(text);
  const place = placeOf(grid, from);
  if (!place || (block.length === 1 && block[0]?.length === 1)) return null;
  const rows = grid.slice(place.row).filter((row) => row[place.column] !== undefined);
  const cells: Record<string, string> = {};
  let left = 0;
  for (const [down, line] of block.entries()) {
    for (const [right, typed] of line.entries()) {
      const name = rows[down]?.[place.column + right];
      if (name === undefined) left++;
      else cells[name] = typed;
    }
  }
  return { cells, left };
}

function placeOf(grid: SheetGrid, name: string): { row: number; column: number } | null {
  const row = grid.findIndex((cells) => cells.includes(name));
  return row < 0 ? null : { row, column: grid[row]?.indexOf(name) ?? 0 };
}
