import { type Separator, separators } from "./csv-cell.ts";
import { CsvReader, type CsvRow } from "./csv-reader.ts";

export type CsvHead =
  | { kind: "csv"; separator: Separator; columns: string[]; offset: number; line: number }
  | { kind: "utf-16" | "not-utf-8" | "empty" | "broken-head" };

/** The bytes of a UTF-8 byte order mark. */
const markLength = 3;
const headBytes = 100_000;

/**
 * What a file says of itself: its separator and columns, and where its rows begin. UTF-16 and the old Windows code pages are
 * told apart, because their letters would come in wrong. Reads the whole file once. Never throws.
 */
export function sniffCsv(bytes: Uint8Array): CsvHead {
  if (isUtf16(bytes)) return { kind: "utf-16" };
  if (!isUtf8(bytes)) return { kind: "not-utf-8" };
  const offset = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? markLength : 0;
  const head = bytes.subarray(offset, offset + headBytes);
  const isWhole = offset + headBytes >= bytes.length;
  let best: { separator: Separator; row: CsvRow } | null = null;
  for (const separator of separators) {
    const row = firstRow(new CsvReader(separator, { offset, line: 1 }), head, isWhole);
    if (row && row.cells.length > (best?.row.cells.length ?? 0)) best = { separator, row };
  }
  if (!best) return { kind: isWhole ? "empty" : "broken-head" };
  if (best.row.problem) return { kind: "broken-head" };
  const columns = best.row.cells.map((name) => name.trim());
  return { kind: "csv", separator: best.separator, columns, offset: best.row.end, line: best.row.nextLine };
}

/** The first row that says anything. */
function firstRow(reader: CsvReader, bytes: Uint8Array, isLast: boolean): CsvRow | null {
  for (const row of reader.read(bytes, isLast)) if (!isBlank(row)) return row;
  return null;
}

/** Whether a row has nothing in it, such as the lines that Excel leaves at the end of a file. */
export function isBlank({ cells, problem }: CsvRow): boolean {
  return problem === null && cells.every((cell) => cell.trim() === "");
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || bytes.subarray(0, 1_000).includes(0);
}

/** Whether bytes are UTF-8 throughout. */
export function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const chunk = 1_000_000;
  try {
    for (let at = 0; at < bytes.length; at += chunk) decoder.decode(bytes.subarray(at, at + chunk), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
