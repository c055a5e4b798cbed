import { readReconciliationPage } from "#app/admin/payments/read-reconciliation-page.server.ts";
import { reconciliationFiles } from "#app/admin/payments/reconciliation-address.ts";
import { dailyFile, movementsFile, vatFile } from "#app/admin/payments/reconciliation-file.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { listMovements } from "#app/features/selling/reconciliation/list-movements.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/reconciliation-file";

/** A table of the reconciliation page as a CSV file: `file` says which; the days when it says none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const page = await readReconciliationPage(db, url.searchParams, paymentProvider(env)?.name ?? null, new Date());
  const { provider, period, hasProvider, days, lines, vat } = page;
  const file = reconciliationFiles.find((known) => known === url.searchParams.get("file")) ?? "days";
  const text =
    file === "days"
      ? dailyFile(days, lines)
      : file === "vat"
        ? vatFile(vat)
        : movementsFile(await listMovements(db, { provider, ...period, hasProvider }));
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="reconciliation-${provider}-${file}-${period.first}-${period.last}.csv"`,
    },
  });
}
