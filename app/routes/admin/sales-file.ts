import { readSalesPage } from "#app/admin/sales/read-sales-page.server.ts";
import { salesFile } from "#app/admin/sales/sales-file.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/sales-file";

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
