/** The cells of the variant grid: units, or another measure, as typed, by the key of color and size. */
export type Cells = Readonly<Record<string, string>>;

/** The grid's shape: the keys of its cells, row by row. */
export type GridKeys = readonly (readonly string[])[];

export interface Place {
  row: number;
  column: number;
}

/** A block copied from a spreadsheet as rows of texts. */
export function parseBlock(text: string): string[][] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** A cell's text as units: digits alone, with the spaces and commas of thousands left out; null when it is no number of units. */
export function unitsText(text: string): string | null {
  const digits = text.replace(/[\s,]/g, "");
  return /^\d{0,7}$/.test(digits) ? digits.replace(/^0+(?=\d)/, "") : null;
}

/** Puts a block into the cells from a place on. What reaches beyond the grid is left out; what is no number is counted. */
export function pasteBlock(
  cells: Cells,
  keys: GridKeys,
  { row, column }: Place,
  block: readonly (readonly string[])[],
  clean: (text: string) => string | null = unitsText,
): { cells: Cells; pasted: number; refused: number } {
  const changed: Record<string, string> = {};
  let refused = 0;
  for (const [down, line] of block.entries()) {
    for (const [right, text] of line.entries()) {
      const key = keys[row + down]?.[column + right];
      const units = clean(text);
      if (key === undefined || units === null) refused++;
      else changed[key] = units;
    }
  }
  return { cells: { ...cells, ...changed }, pasted: Object.keys(changed).length, refused };
}

/** Fills a row with its first cell. */
export function fillRow(cells: Cells, keys: GridKeys, row: number): Cells {
  const line = keys[row] ?? [];
  return fillWith(cells, line, cells[line[0] ?? ""] ?? "");
}

/** Fills a column with its first cell. */
export function fillColumn(cells: Cells, keys: GridKeys, column: number): Cells {
  const line = keys.flatMap((row) => row[column] ?? []);
  return fillWith(cells, line, cells[line[0] ?? ""] ?? "");
}

/** Fills cells with one text. */
export function fillWith(cells: Cells, keys: readonly string[], text: string): Cells {
  return { ...cells, ...Object.fromEntries(keys.map((key) => [key, text])) };
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Enter: { row: 1, column: 0 },
};

/** The place a key leads to from another one; null when the key leads nowhere, or out of the grid. */
export function nextPlace({ row, column }: Place, key: string, keys: GridKeys, backwards = false): Place | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return null;
  const sign = backwards ? -1 : 1;
  const next = { row: row + sign * step.row, column: column + sign * step.column };
  return keys[next.row]?.[next.column] === undefined ? null : next;
}
