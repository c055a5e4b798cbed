import { readSalesPage } from "#app/admin/sales/read-sales-page.server.ts";
import { type SalesTable, salesTables } from "#app/admin/sales/sales-tables.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import type { Currency } from "#app/shared/currencies.ts";

import type { Route } from "./+types/sales-file";

/** A table of the sales page as CSV: amounts with a decimal point, in the currency its own column names; changes in percent. */
function tableFile({ columns, rows }: SalesTable, currency: Currency): string {
  const head = ["Id", ...columns.map(({ title }) => title), "Currency"];
  const lines = rows.map(({ id, cells }) => [
    id,
    ...cells.map((value, index) =>
      columns[index]?.kind === "money" && typeof value === "number" ? (value / 100).toFixed(2) : String(value ?? ""),
    ),
    currency,
  ]);
  return byteOrderMark + [head, ...lines].map((cells) => csvLine(cells, ",")).join("");
}

/** A table of the sales page, named by `table`, as a CSV file; the one by day without it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await readSalesPage(shopOf(context).db, url.searchParams, new Date());
  const tables = salesTables(page);
  const table = tables.find(({ id }) => id === url.searchParams.get("table")) ?? tables.at(-1);
  if (!table) throw new Response(null, { status: 404 });
  const { first, last } = page.period;
  return new Response(tableFile(table, page.currency), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sales-${table.id}-${first}-${last}.csv"`,
    },
  });
}
