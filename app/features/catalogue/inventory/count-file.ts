import { CsvReader } from "#app/shared/csv-reader.ts";
import { isBlank, sniffCsv } from "#app/shared/csv-sniff.ts";

/** The most rows of one count; more go through the import of files, which takes its time. */
export const maxCountRows = 2_000;
/** The most units of a variant. */
export const maxUnits = 1_000_000;

export interface CountedRow {
  /** The line of the file. */
  line: number;
  variantId: string;
  quantity: number;
}

/** A row that says no count, and why. */
export interface CountProblem {
  line: number;
  text: string;
}

export type CountFile =
  | { kind: "counted"; rows: CountedRow[]; problems: CountProblem[] }
  | { kind: "unreadable"; text: string };

const idColumns = ["id", "variant id", "variantid", "sku", "variant sku"];
const unitColumns = ["quantity", "units", "count", "on hand", "qty", "variant inventory qty"];
const unreadable = {
  "utf-16": "The file isn't UTF-8. In Excel, save it as 'CSV UTF-8'.",
  "not-utf-8": "The file isn't UTF-8. In Excel, save it as 'CSV UTF-8'.",
  empty: "Nothing to import. Paste or choose rows with an id and a quantity.",
  "broken-head": "We couldn't read the first line. Each line needs an id and a quantity.",
};

/** A number of units as typed; null when it is none. Thousands may be set apart. */
export function parseUnits(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, "");
  return /^\d{1,7}$/.test(plain) && Number(plain) <= maxUnits ? Number(plain) : null;
}

/**
 * Reads a count: rows of a variant's id and its units, separated by comma, semicolon or tab, with or without a line of column
 * names. What is wrong with a row is told by its line, and the others are kept.
 */
export function readCountFile(bytes: Uint8Array): CountFile {
  const head = sniffCsv(bytes);
  if (head.kind !== "csv") return { kind: "unreadable", text: unreadable[head.kind] };
  const names = head.columns.map((name) => name.toLowerCase());
  const hasNames = names.some((name) => idColumns.includes(name));
  const idAt = hasNames ? names.findIndex((name) => idColumns.includes(name)) : 0;
  const unitsAt = hasNames ? names.findIndex((name) => unitColumns.includes(name)) : 1;
  if (unitsAt < 0) return { kind: "unreadable", text: "The column 'quantity' is missing." };

  const rows: CountedRow[] = [];
  const problems: CountProblem[] = [];
  const lineOf = new Map<string, number>();
  const start = hasNames ? { offset: head.offset, line: head.line } : { offset: markOf(bytes), line: 1 };
  const reader = new CsvReader(head.separator, start);
  for (const row of reader.read(bytes.subarray(start.offset), true)) {
    if (isBlank(row)) continue;
    const { line } = row;
    const variantId = row.cells[idAt]?.trim() ?? "";
    const text = row.cells[unitsAt]?.trim() ?? "";
    const quantity = parseUnits(text);
    const earlier = lineOf.get(variantId);
    if (row.problem) problems.push({ line, text: "Check the quotation marks" });
    else if (variantId === "") problems.push({ line, text: "The id is missing" });
    else if (quantity === null) problems.push({ line, text: `'${text.slice(0, 40)}' isn't a number of units` });
    else if (earlier !== undefined) problems.push({ line, text: `${variantId} is already in line ${earlier}` });
    else {
      lineOf.set(variantId, line);
      rows.push({ line, variantId, quantity });
    }
    if (rows.length + problems.length > maxCountRows) {
      return {
        kind: "unreadable",
        text: "More than 2,000 rows. Split the count, or use Files.",
      };
    }
  }
  return { kind: "counted", rows, problems };
}

/** Where the text begins, after a byte order mark. */
function markOf(bytes: Uint8Array): number {
  return bytes[0] === 0xef ? 3 : 0;
}
