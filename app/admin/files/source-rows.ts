import type { CsvRow } from "#app/shared/csv-reader.ts";

/** One row of an import's file, by the names of its columns. */
export interface SourceRow {
  line: number;
  /** Where the row after it begins. */
  nextLine: number;
  end: number;
  /** Why the row cannot be read, for staff; null when it can. */
  problem: string | null;
  /** Its cells as they are in the file. */
  cells: readonly string[];
  /** The cell of a column, trimmed; an empty text where the file has no such column. */
  get: (column: string) => string;
  /** Whether the file has a column. */
  has: (column: string) => boolean;
}

const problems: Record<NonNullable<CsvRow["problem"]>, string> = {
  "unclosed-quote": "A quotation mark is never closed",
  "text-after-quote": 'Text after a closing quotation mark. Inside a cell, double it: ""',
  "not-utf-8": "Some characters aren't UTF-8",
  "too-long": "The row is longer than 1 MB. Check for an unclosed quotation mark",
};

/** Names the cells of CSV rows. Columns are told apart whatever their case; of two with one name the first counts. */
export function namedRows(columns: readonly string[]): (row: CsvRow) => SourceRow {
  const indexOf = new Map<string, number>();
  for (const [index, column] of columns.entries()) {
    const name = column.toLowerCase();
    if (!indexOf.has(name)) indexOf.set(name, index);
  }
  const has = (column: string) => indexOf.has(column.toLowerCase());
  return ({ cells, line, nextLine, end, problem }) => {
    const isTooWide =
      problem === null && cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== "");
    return {
      line,
      nextLine,
      end,
      cells,
      problem: problem
        ? problems[problem]
        : isTooWide
          ? `The row has ${cells.length} cells, the file ${columns.length} columns`
          : null,
      has,
      get: (column) => cells[indexOf.get(column.toLowerCase()) ?? -1]?.trim() ?? "",
    };
  };
}

/** A row with other texts in some of its cells. */
export function withCells(row: SourceRow, cells: Readonly<Record<string, string>>): SourceRow {
  const own = new Map(Object.entries(cells).map(([column, text]) => [column.toLowerCase(), text]));
  if (own.size === 0) return row;
  return {
    ...row,
    get: (column) => own.get(column.toLowerCase()) ?? row.get(column),
    has: (column) => own.has(column.toLowerCase()) || row.has(column),
  };
}

/**
 * Rows that follow each other with the same key belong to one thing: the variants and pictures of a product. Rows without a key
 * stand alone.
 */
export function groupRows(rows: readonly SourceRow[], keyColumn: string): SourceRow[][] {
  const groups: SourceRow[][] = [];
  let last: string | null = null;
  for (const row of rows) {
    const key = row.get(keyColumn);
    const group = groups.at(-1);
    if (group && key !== "" && key === last) group.push(row);
    else groups.push([row]);
    last = key;
  }
  return groups;
}
