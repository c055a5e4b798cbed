import { readReconciliationPage } from "#app/admin/payments/read-reconciliation-page.server.ts";
import { reconciliationFiles } from "#app/admin/payments/reconciliation-address.ts";
import { dailyFile, movementsFile, vatFile } from "#app/admin/payments/reconciliation-file.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import { vouchersOf } from "#app/features/selling/reconciliation/bookkeeping.ts";
import { listMovements } from "#app/features/selling/reconciliation/list-movements.server.ts";
import { readReconciliation } from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { sieFile } from "#app/features/selling/reconciliation/sie-file.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/reconciliation-file";

/** A table of the reconciliation page as a CSV file, or its vouchers as a SIE file: `file` says which; the days when it says none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { db, env } = shop;
  const page = await readReconciliationPage(db, url.searchParams, paymentProvider(env)?.name ?? null, new Date());
  const { provider, period, hasProvider, days, lines, vat, rates } = page;
  const file = reconciliationFiles.find((known) => known === url.searchParams.get("file")) ?? "days";
  if (file === "sie") {
    const [{ vatSums }, { identity, vat: rules }] = await Promise.all([
      readReconciliation(db, { provider, ...period }),
      readSiteConfiguration(shop),
    ]);
    const body = sieFile({
      company: identity.companyName,
      organizationNumber: identity.organizationNumber,
      text: `Försäljning, ${providerName(provider)}`,
      vouchers: vouchersOf(days, vatSums, rules.voec.account, rates),
      now: new Date(),
    });
    const name = `bookkeeping-${provider}-${period.first}-${period.last}.se`;
    return new Response(body, {
      headers: { "Content-Type": "application/octet-stream", "Content-Disposition": `attachment; filename="${name}"` },
    });
  }
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
