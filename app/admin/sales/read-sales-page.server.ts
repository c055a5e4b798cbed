import type { Database } from "#app/db/client.server.ts";
import { grouped, type SalesStep, stepFor } from "#app/features/selling/sales/sales-groups.ts";
import { salesPeriod } from "#app/features/selling/sales/sales-period.ts";
import { type DaySales, readSales, sumOf } from "#app/features/selling/sales/sales-report.server.ts";
import { currencies } from "#app/shared/currencies.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { drawChart } from "./chart.server.ts";
import type { SalesRow } from "./sales-rows.ts";

/** Everything the sales page shows, for an address. */
export async function readSalesPage(db: Database, asked: URLSearchParams, now: Date) {
  const period = salesPeriod(asked, stockholmDay(now));
  const currency = currencies.find((known) => known === asked.get("currency")) ?? "SEK";
  const report = await readSales(db, period, currency);
  const step = stepFor(report.days.length);
  const rows = rowsOf(report.days, step);
  // The n-th step of a period stands over the n-th of the one before; weeks and months may be one more or fewer.
  const previous = rowsOf(report.previousDays, step);
  const points = (of: (row: SalesRow) => number) =>
    rows.map((row, index) => {
      const before = previous[index];
      return { label: row.label, short: shortLabelOf(row.id, step), value: of(row), previous: before ? of(before) : 0 };
    });
  return {
    period,
    step,
    currency,
    currencies: report.currencies,
    total: report.total,
    previous: report.previous,
    bestSellers: report.bestSellers,
    rows,
    revenueChart: drawChart(points(({ paidOre }) => paidOre)),
    orderChart: drawChart(points(({ orders }) => orders)),
  };
}

export type SalesPage = Awaited<ReturnType<typeof readSalesPage>>;

/** The rows of the table: one a day, week or month. */
function rowsOf(days: readonly DaySales[], step: SalesStep): SalesRow[] {
  return grouped(days, step).map(({ start, days: inside }) => ({
    ...sumOf(inside),
    id: start,
    label: labelOf(inside[0]?.day ?? start, step),
  }));
}

/** A day without its year, or a month without its century: `24 Oct`, `Oct 26`. */
function shortLabelOf(start: string, step: SalesStep): string {
  const [day = "", month = "", year = ""] = formatShortDate(`${start}T12:00:00Z`).split(" ");
  return step === "month" ? `${month} ${year.slice(2)}` : `${day} ${month}`;
}

function labelOf(day: string, step: SalesStep): string {
  const date = formatShortDate(`${day}T12:00:00Z`);
  if (step === "month") return date.slice(date.indexOf(" ") + 1);
  return step === "week" ? `Week of ${date}` : date;
}
