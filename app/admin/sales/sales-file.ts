import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { type SalesRow, salesColumns } from "./sales-rows.ts";

/** The sales table as CSV: amounts with a decimal point, in the currency its own column names. */
export function salesFile(rows: readonly SalesRow[], currency: Currency): string {
  const head = ["From", ...salesColumns.map(({ title }) => title), "Currency"];
  const lines = rows.map((row) => [
    row.id,
    ...salesColumns.map((column) =>
      "money" in column ? (row[column.name] / 100).toFixed(2) : String(row[column.name]),
    ),
    currency,
  ]);
  return byteOrderMark + [head, ...lines].map((cells) => csvLine(cells, ",")).join("");
}
