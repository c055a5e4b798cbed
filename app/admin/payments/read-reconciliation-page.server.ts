import type { Database } from "#app/db/client.server.ts";
import { seasonRatesStatement } from "#app/features/catalogue/market-prices/season-rates.server.ts";
import { leftOutOf } from "#app/features/selling/reconciliation/bookkeeping.ts";
import { readOssSales } from "#app/features/selling/reconciliation/oss-sales.server.ts";
import {
  listCopiedProviders,
  readReconciliation,
} from "#app/features/selling/reconciliation/read-reconciliation.server.ts";
import { sumOfDays } from "#app/features/selling/reconciliation/reconciliation.ts";
import { salesPeriod } from "#app/features/selling/sales/sales-period.ts";
import { parseShownVat, vatStatement } from "#app/features/shop/content/queries.server.ts";
import { currencies } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { bookkeepingPeriods } from "./bookkeeping-periods.ts";

/** The period of a reconciliation that an address asks for: as the sales page reads it; 7 days when it asks for none. */
function reconciliationPeriod(asked: URLSearchParams, today: string) {
  const isAsked = asked.has("days") || (asked.has("from") && asked.has("to"));
  const { first, last, days } = salesPeriod(isAsked ? asked : new URLSearchParams("days=7"), today);
  return { first, last, days };
}

/** Everything the reconciliation page shows, for an address. `inUse` is the provider that is on. */
export async function readReconciliationPage(db: Database, asked: URLSearchParams, inUse: string | null, now: Date) {
  const today = stockholmDay(now);
  const period = reconciliationPeriod(asked, today);
  const [known, ossYears, vatRows, rates] = await Promise.all([
    listCopiedProviders(db),
    readOssSales(db, now),
    vatStatement(db),
    seasonRatesStatement(db),
  ]);
  const providers = [...new Set([...(inUse ? [inUse] : []), ...known])].toSorted();
  const wanted = asked.get("provider");
  const provider = providers.find((name) => name === wanted) ?? inUse ?? providers[0] ?? "test";
  const { vatSums: _, ...reconciliation } = await readReconciliation(db, { provider, ...period });
  const used = currencies.filter((currency) => reconciliation.days.some((day) => day.currency === currency));
  return {
    ...reconciliation,
    period,
    months: bookkeepingPeriods(today),
    provider,
    providers,
    oss: { years: ossYears, isRegistered: parseShownVat(vatRows).oss },
    rates,
    leftOut: leftOutOf(reconciliation.days, rates),
    sums: used.map((currency) => sumOfDays(reconciliation.days, currency)),
  };
}

export type ReconciliationPage = Awaited<ReturnType<typeof readReconciliationPage>>;
