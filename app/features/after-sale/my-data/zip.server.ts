import { strToU8, zipSync } from "fflate";

import type { PersonExport } from "#app/features/people/personal-data/export-person.server.ts";
import type { LoggedConsent } from "#app/features/shop/consent/email-consent-log.server.ts";
import { csvLine } from "#app/shared/csv-cell.ts";

export interface ZipFile {
  name: string;
  content: Uint8Array;
}

/** What somebody gets to take with them: one JSON file with everything, a CSV file for each place, and their receipts. */
export function zipOfPerson(
  person: PersonExport,
  consents: readonly LoggedConsent[],
  receipts: readonly ZipFile[],
): Uint8Array<ArrayBuffer> {
  const places = {
    ...person.data,
    ...(consents.length > 0 ? { Consents: consents.map((consent) => ({ ...consent })) } : {}),
  };
  const everything = JSON.stringify({ ...person, data: places }, null, 2);
  const files: Record<string, Uint8Array> = { "my-data.json": strToU8(everything) };
  for (const [title, rows] of Object.entries(places)) files[`csv/${fileName(title)}.csv`] = strToU8(csvOf(rows));
  for (const { name, content } of receipts) files[`receipts/${name}`] = content;
  return new Uint8Array(zipSync(files, { mtime: new Date(person.madeAt) }));
}

/** Rows as a CSV file, with the byte order mark by which Excel knows UTF-8. */
function csvOf(rows: readonly Record<string, unknown>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    csvLine(
      names.map((name) => cellOf(row[name])),
      ",",
    ),
  );
  return `\uFEFF${csvLine(names, ",")}${lines.join("")}`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
