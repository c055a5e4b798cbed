import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import { type CsvHead, sniffCsv } from "#app/shared/csv-sniff.ts";
import type { FileKind } from "#app/shared/states.ts";

import { refusalOf } from "./refused-files.ts";
import { exportNames } from "./shopify-columns.ts";
import { type Encoding, toUtf8 } from "./to-utf8.ts";

/** The largest upload, in bytes; Shopify's own limit. */
export const maxUploadBytes = 15_000_000;
/** JSON is parsed as a whole, which takes several times its size. */
const maxJsonBytes = 5_000_000;

type Head = Extract<CsvHead, { kind: "csv" }>;
export type OpenedUpload =
  /** `bytes` are UTF-8, whatever `encoding` the upload had. */
  | { kind: "opened"; bytes: Uint8Array; format: "csv" | "json"; encoding: Encoding; head: Head }
  | { kind: "refused"; reason: string };

/** The column that a JSON file of products becomes, so that it is read in steps like any other file. */
export const jsonColumn = "Product JSON";

const refusals: Record<Exclude<CsvHead["kind"], "csv">, string> = {
  "utf-16": "We couldn't read the letters of the file. In Excel, save it as 'CSV UTF-8 (comma delimited)'.",
  "not-utf-8": "We couldn't read the letters of the file. In Excel, save it as 'CSV UTF-8 (comma delimited)'.",
  empty: "The file is empty.",
  "broken-head": "We couldn't read the first line. Enter the column names, and close every quotation mark.",
};

const refuse = (reason: string): OpenedUpload => ({ kind: "refused", reason });

/** Looks at an uploaded file: whether it can be read, and whether it has the columns that its kind needs. Never throws. */
export function openUpload(
  sent: Uint8Array,
  { name, kind, required }: { name: string; kind: FileKind; required: readonly string[] },
): OpenedUpload {
  if (sent.length === 0) return refuse(refusals.empty);
  if (kind === "products" && /\.json$/i.test(name)) return openJson(sent);
  if (sent[0] === 0x50 && sent[1] === 0x4b) return refuse("This is an Excel workbook. Save it as 'CSV UTF-8' first.");
  const { bytes, encoding } = toUtf8(sent);
  const sniffed = sniffCsv(bytes);
  if (sniffed.kind !== "csv") return refuse(refusals[sniffed.kind]);
  const head = kind === "products" ? { ...sniffed, columns: exportNames(sniffed.columns) } : sniffed;
  const has = (column: string) => head.columns.some((known) => known.toLowerCase() === column.toLowerCase());
  const missing = kind === "products" && has(jsonColumn) ? [] : required.filter((column) => !has(column));
  const refusal = refusalOf(kind, head.columns);
  if (refusal !== null) return refuse(refusal);
  if (missing.length > 0)
    return refuse(`The file has no column '${missing.join("', '")}'. Use the same column names as an export.`);
  if (head.offset >= bytes.length) return refuse("The file has no rows.");
  return { kind: "opened", bytes, format: "csv", encoding, head };
}

/** A JSON list of products as a CSV file with one column. */
function openJson(bytes: Uint8Array): OpenedUpload {
  if (bytes.length > maxJsonBytes) return refuse("JSON files can be up to 5 MB. Split it in two.");
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return refuse("The file isn't valid JSON in UTF-8.");
  }
  const products = Array.isArray(parsed) ? parsed : isObject(parsed) && Array.isArray(parsed.data) ? parsed.data : null;
  if (!products || products.length === 0) return refuse("The file must be a list of products: [{…}, {…}].");
  // An empty cell beside each keeps a comma in the first line, by which the separator is known.
  const lines = products.map((product) => csvLine([JSON.stringify(product), ""], ","));
  const text = byteOrderMark + csvLine([jsonColumn, "Reason"], ",") + lines.join("");
  const whole = new TextEncoder().encode(text);
  const head = sniffCsv(whole);
  return head.kind === "csv"
    ? { kind: "opened", bytes: whole, format: "json", encoding: "utf-8", head }
    : refuse(refusals[head.kind]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
