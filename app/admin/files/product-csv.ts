import { csvLine } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";

import { productColumns } from "./product-columns.ts";
import { type FileProduct, inColumnOrder, productRows } from "./product-rows.ts";
import { namedRows, type SourceRow } from "./source-rows.ts";

export const fileOrigin = "https://shop.example";

/** For tests: a product as the text of a file, without its header. */
export function productCsv(product: FileProduct, columns: readonly string[] = productColumns): string {
  const rows = productRows(product, { origin: fileOrigin, siteName: "Pulse Mode" }).map(inColumnOrder);
  const kept = columns.map((column) => productColumns.indexOf(column));
  const lines = rows.map((cells) =>
    csvLine(
      kept.map((index) => cells[index] ?? ""),
      ";",
    ),
  );
  return lines.join("");
}

/** The rows of such a text. */
export function rowsOfCsv(text: string, columns: readonly string[] = productColumns): SourceRow[] {
  const reader = new CsvReader(";", { offset: 0, line: 2 });
  return [...reader.read(new TextEncoder().encode(text), true)].map(namedRows(columns));
}
