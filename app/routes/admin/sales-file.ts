import { readSalesPage } from "#app/admin/sales/read-sales-page.server.ts";
import { salesColumns, type SalesRow } from "#app/admin/sales/sales-rows.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import type { Currency } from "#app/shared/currencies.ts";

import type { Route } from "./+types/sales-file";

/** The sales table as CSV: amounts with a decimal point, in the currency its own column names. */
function salesFile(rows: readonly SalesRow[], currency: Currency): string {
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

/** The table of the sales page as a CSV file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { period, rows, currency } = await readSalesPage(shopOf(context).db, url.searchParams, new Date());
  return new Response(salesFile(rows, currency), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sales-${period.first}-${period.last}.csv"`,
    },
  });
}
