import type { Database } from "#app/db/client.server.ts";
import {
  listCopiedProviders,
  readReconciliation,
} from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { sumOfDays } from "#app/features/selling/reconciliation/reconciliation.ts";
import { currencies } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { bookkeepingMonths, reconciliationPeriod } from "./reconciliation-period.ts";

/** Everything the reconciliation page shows, for an address. `inUse` is the provider that is on. */
export async function readReconciliationPage(db: Database, asked: URLSearchParams, inUse: string | null, now: Date) {
  const today = stockholmDay(now);
  const period = reconciliationPeriod(asked, today);
  const known = await listCopiedProviders(db);
  const providers = [...new Set([...(inUse ? [inUse] : []), ...known])].toSorted();
  const wanted = asked.get("provider");
  const provider = providers.find((name) => name === wanted) ?? inUse ?? providers[0] ?? "test";
  const reconciliation = await readReconciliation(db, { provider, first: period.first, last: period.last });
  const used = currencies.filter((currency) => reconciliation.days.some((day) => day.currency === currency));
  return {
    ...reconciliation,
    period,
    months: bookkeepingMonths(today),
    provider,
    providers,
    sums: used.map((currency) => sumOfDays(reconciliation.days, currency)),
  };
}

export type ReconciliationPage = Awaited<ReturnType<typeof readReconciliationPage>>;
