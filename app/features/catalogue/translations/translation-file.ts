import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";
import { isBlank, sniffCsv } from "#app/shared/csv-sniff.ts";
import { type PrefixedLanguage, prefixedLanguages } from "#app/shared/language/languages.ts";
import { type TranslationKind, translationKinds } from "#app/shared/translations.ts";

/** The columns of a file of translations. `English` and `Version` say what a translation was made from, and are not to be changed. */
const columns = ["Kind", "Id", "Name", "Field", "Language", "English", "Translation", "Version"] as const;
type Column = (typeof columns)[number];

/** A row of a file: one field in one language. */
export interface FileRow {
  /** The line of the file, the first being 1. */
  line: number;
  kind: TranslationKind;
  itemId: string;
  field: string;
  language: PrefixedLanguage;
  english: string;
  /** Empty where it is not translated yet. */
  text: string;
  version: string;
}

export interface BrokenRow {
  line: number;
  reason: string;
}

/** The most rows of a file that is read. */
const maxRows = 5_000;

interface WrittenField {
  kind: TranslationKind;
  itemId: string;
  name: string;
  field: string;
  english: string;
  text: string | null;
  version: string;
}

/** A file of fields in a language, for a translator. */
export function writeTranslationFile(fields: readonly WrittenField[], language: PrefixedLanguage): string {
  const lines = fields.map(({ kind, itemId, name, field, english, text, version }) => [
    kind,
    itemId,
    name,
    field,
    language,
    english,
    text ?? "",
    version,
  ]);
  return byteOrderMark + [[...columns], ...lines].map((cells) => csvLine(cells, ",")).join("");
}

/**
 * Reads a file that a translator sent: the rows that can be read, and what is wrong with the others. A text says why the file can't be read
 * at all. Never throws.
 */
export function readTranslationFile(bytes: Uint8Array): { rows: FileRow[]; broken: BrokenRow[] } | string {
  const head = sniffCsv(bytes);
  if (head.kind !== "csv") return "We couldn't read the file. Save it as CSV UTF-8";
  const missing = columns.filter((name) => name !== "Name" && !head.columns.includes(name));
  if (missing.length > 0) return `The file has no column ${missing.join(", ")}. Export one and fill it in`;
  const place = (name: Column) => head.columns.indexOf(name);
  const rows: FileRow[] = [];
  const broken: BrokenRow[] = [];
  const reader = new CsvReader(head.separator, { offset: head.offset, line: head.line });
  for (const row of reader.read(bytes.subarray(head.offset), true)) {
    if (isBlank(row)) continue;
    if (rows.length + broken.length === maxRows) return `The file has more than ${maxRows} rows. Send it in parts`;
    const read = row.problem ? "The row can't be read" : rowOf((name) => row.cells[place(name)] ?? "", row.line);
    if (typeof read === "string") broken.push({ line: row.line, reason: read });
    else rows.push(read);
  }
  return { rows, broken };
}

function rowOf(cell: (name: Column) => string, line: number): FileRow | string {
  const kind = translationKinds.find((name) => name === cell("Kind").trim());
  const language = prefixedLanguages.find((name) => name === cell("Language").trim().toLowerCase());
  if (!kind) return `Unknown kind: ${shown(cell("Kind"))}`;
  if (!language) return `Unknown language: ${shown(cell("Language"))}. Use ${prefixedLanguages.join(", ")}`;
  return {
    line,
    kind,
    language,
    itemId: sameLines(cell("Id")).trim(),
    field: cell("Field").trim(),
    english: sameLines(cell("English")),
    text: sameLines(cell("Translation")).trim(),
    version: cell("Version").trim(),
  };
}

const shown = (text: string) => (text.trim() === "" ? "empty" : text.trim().slice(0, 40));

/** Spreadsheets write lines of a cell as they like. */
export function sameLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
