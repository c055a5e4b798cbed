/** Columns of a file of which nothing is kept, each with a sample and the number of rows that say something there. */
export type UnkeptColumns = Record<string, { sample: string; rows: number }>;

/** Characters of a sample. */
const maxSample = 120;

/** What a part of the file adds to the columns that aren't kept. `cells` are a row's, in the order of `columns`. */
export function addUnkept(
  before: UnkeptColumns,
  columns: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  isKept: (column: string, text: string) => boolean,
): UnkeptColumns {
  const found: UnkeptColumns = structuredClone(before);
  for (const { cells } of rows)
    for (const [at, column] of columns.entries()) {
      const text = cells[at]?.trim() ?? "";
      if (text === "" || column === "" || isKept(column, text)) continue;
      const known = (found[column] ??= { sample: text.slice(0, maxSample), rows: 0 });
      known.rows += 1;
    }
  return found;
}
