import type { Database } from "#app/db/client.server.ts";
import { calendarPeriod } from "#app/features/selling/sales/calendar-period.ts";
import type { RunCampaign } from "#app/features/selling/sales/offers-used.server.ts";
import { readAnalytics } from "#app/features/selling/sales/read-analytics.server.ts";
import { grouped, type SalesStep, stepFor } from "#app/features/selling/sales/sales-groups.ts";
import { type DaySales, readSales, sumOf } from "#app/features/selling/sales/sales-report.server.ts";
import { currencies } from "#app/shared/currencies.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { type ChartSpan, drawChart } from "./chart.server.ts";
import type { SalesRow } from "./sales-rows.ts";

/** Everything the sales page shows, for an address. */
export async function readSalesPage(db: Database, asked: URLSearchParams, now: Date) {
  const period = calendarPeriod(asked, stockholmDay(now));
  const currency = currencies.find((known) => known === asked.get("currency")) ?? "SEK";
  const report = await readSales(db, period, currency);
  const analytics = await readAnalytics(db, period, report, now);
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
    biggestDrops: report.biggestDrops,
    analytics,
    rows,
    revenueChart: drawChart(
      points(({ paidOre }) => paidOre),
      spansOf(analytics.campaigns, rows),
    ),
    orderChart: drawChart(points(({ orders }) => orders)),
  };
}

export type SalesPage = Awaited<ReturnType<typeof readSalesPage>>;

/** The columns of the chart that campaigns ran in. */
function spansOf(campaigns: readonly RunCampaign[], rows: readonly SalesRow[]): ChartSpan[] {
  return campaigns.flatMap(({ name, startsAt, endsAt }) => {
    const [begin, end] = [stockholmDay(new Date(startsAt)), endsAt && stockholmDay(new Date(endsAt))];
    // A week or a month is named by its first day.
    const from = Math.max(
      0,
      rows.findLastIndex(({ id }) => id <= begin),
    );
    const to = end === null ? rows.length - 1 : rows.findLastIndex(({ id }) => id <= end);
    return to >= from ? [{ name, from, to }] : [];
  });
}

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
