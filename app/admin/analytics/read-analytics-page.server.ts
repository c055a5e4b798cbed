import type { Database } from "#app/db/client.server.ts";
import { calendarPeriod } from "#app/features/selling/sales/calendar-period.ts";
import { checkoutFunnel } from "#app/features/selling/sales/checkout-funnel.ts";
import { funnelStatement } from "#app/features/selling/sales/read-funnel.server.ts";
import { vitalsStatement } from "#app/features/shop/vitals/read-vitals.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { pageSpeeds } from "./page-speeds.ts";

/** The steps of the checkout and the speed of pages, for an address. */
export async function readAnalyticsPage(db: Database, asked: URLSearchParams, now: Date) {
  const period = calendarPeriod(asked, stockholmDay(now));
  const [[counts], vitals] = await db.batch([
    funnelStatement(db, period),
    vitalsStatement(db, period.first, period.last),
  ]);
  if (!counts) throw new Error("D1 answered no row");
  return { period, steps: checkoutFunnel(counts), seen: counts["seen-checkout"], speeds: pageSpeeds(vitals) };
}

export type AnalyticsPage = Awaited<ReturnType<typeof readAnalyticsPage>>;
