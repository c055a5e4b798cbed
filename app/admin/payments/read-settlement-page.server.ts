import type { Database } from "#app/db/client.server.ts";
import { listCopiedProviders, readSettlement } from "#app/features/settlement/read-settlement.server.ts";
import { sumOfDays } from "#app/features/settlement/settlement.ts";
import { currencies } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { bookkeepingMonths, settlementPeriod } from "./settlement-period.ts";

/** Everything the settlement page shows, for an address. `inUse` is the provider that is on. Throws when D1 fails. */
export async function readSettlementPage(db: Database, asked: URLSearchParams, inUse: string | null, now: Date) {
  const today = stockholmDay(now);
  const period = settlementPeriod(asked, today);
  const known = await listCopiedProviders(db);
  const providers = [...new Set([...(inUse ? [inUse] : []), ...known])].toSorted();
  const wanted = asked.get("provider");
  const provider = providers.find((name) => name === wanted) ?? inUse ?? providers[0] ?? "test";
  const settlement = await readSettlement(db, { provider, first: period.first, last: period.last });
  const used = currencies.filter((currency) => settlement.days.some((day) => day.currency === currency));
  return {
    ...settlement,
    period,
    months: bookkeepingMonths(today),
    provider,
    providers,
    sums: used.map((currency) => sumOfDays(settlement.days, currency)),
  };
}

export type SettlementPage = Awaited<ReturnType<typeof readSettlementPage>>;
