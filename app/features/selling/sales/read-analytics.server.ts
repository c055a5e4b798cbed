import type { Database } from "#app/db/client.server.ts";
import { type TrafficRow, trafficStatement } from "#app/features/shop/traffic/read-traffic.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { type CodeUse, codeUsesStatement, type RunCampaign, runCampaignsStatement } from "./offers-used.server.ts";
import { momentsOf } from "./period-moments.ts";
import type { SalesPeriod } from "./sales-period.ts";
import type { ProductSales, SalesReport } from "./sales-report.server.ts";
import { readSoldOutLosses, type SoldOutLoss } from "./sold-out-losses.server.ts";
import { type SalesFacts, whatChanged } from "./what-changed.ts";

/** How often something was counted in a period and in the one before. */
export interface Counted {
  name: string;
  times: number;
  before: number;
}

export interface Analytics {
  /** Why the revenue differs from the period before (`what-changed.ts`); null while the period is not over. */
  sentences: string[] | null;
  visits: Counted;
  checkouts: Counted;
  /** By the kind of site that visits came from, and by country code. */
  sources: Counted[];
  countries: Counted[];
  codes: CodeUse[];
  campaigns: RunCampaign[];
  losses: SoldOutLoss[];
}

/** What explains a sales report: visits, campaigns, codes and sizes that were sold out, each beside the period before. */
export async function readAnalytics(
  db: Database,
  period: SalesPeriod,
  report: SalesReport,
  now: Date,
): Promise<Analytics> {
  const { currency } = report;
  const isOver = period.last < stockholmDay(now);
  const previous = { first: period.previousFirst, last: period.previousLast };
  const [[traffic, codes, campaigns], losses, lossesBefore] = await Promise.all([
    db.batch([
      trafficStatement(db, period.previousFirst, period.last),
      codeUsesStatement(db, period, currency),
      runCampaignsStatement(db, period, currency),
    ]),
    readSoldOutLosses(db, period, currency, now),
    readSoldOutLosses(db, previous, currency, now),
  ]);
  const counted = (name: string, rows: readonly TrafficRow[]): Counted => ({
    name,
    times: timesIn(rows, period.first, period.last),
    before: timesIn(rows, previous.first, previous.last),
  });
  const visitRows = traffic.filter(({ step }) => step === "visit");
  const by = (key: "source" | "country") =>
    [...Map.groupBy(visitRows, (row) => row[key])]
      .map(([name, rows]) => counted(name, rows))
      .toSorted((a, b) => b.times - a.times || b.before - a.before);
  const visits = counted("visits", visitRows);
  const checkouts = counted(
    "checkouts",
    traffic.filter(({ step }) => step === "checkout"),
  );
  const facts: SalesFacts = {
    ...salesPairs(report, currency),
    ...trafficPairs(visits, checkouts),
    campaigns: changedCampaigns(campaigns, period),
    soldOut: { lostOre: { now: lostIn(losses), before: lostIn(lossesBefore) }, worst: losses[0] ?? null },
  };
  return {
    // A day that is not over stands beside whole ones: it would look like a fall each morning.
    sentences: isOver ? whatChanged(facts) : null,
    visits,
    checkouts,
    sources: by("source"),
    countries: by("country"),
    codes,
    campaigns,
    losses,
  };
}

function salesPairs({ total, previous, biggestDrops, bestSellers }: SalesReport, currency: Currency) {
  const pair = (name: "paidOre" | "orders" | "units") => ({ now: total[name], before: previous[name] });
  const product = ({ name, units, unitsBefore, soldOre, soldBeforeOre }: ProductSales) => ({
    name,
    units: { now: units, before: unitsBefore },
    soldOre: { now: soldOre, before: soldBeforeOre },
  });
  return {
    currency,
    revenueOre: pair("paidOre"),
    orders: pair("orders"),
    units: pair("units"),
    products: (total.paidOre < previous.paidOre ? biggestDrops : bestSellers).map(product),
  };
}

/** Visits count as reasons once both periods had some. */
function trafficPairs(visits: Counted, checkouts: Counted): Pick<SalesFacts, "visits" | "checkouts"> {
  const isKnown = [visits, checkouts].every(({ times, before }) => times > 0 && before > 0);
  const pair = ({ times, before }: Counted) => ({ now: times, before });
  return isKnown ? { visits: pair(visits), checkouts: pair(checkouts) } : { visits: null, checkouts: null };
}

/** Campaigns that ran for at least half a period longer in one of the two than in the other. */
function changedCampaigns(campaigns: readonly RunCampaign[], period: SalesPeriod): SalesFacts["campaigns"] {
  return campaigns.flatMap((campaign): SalesFacts["campaigns"] => {
    const { name, startsAt, endsAt, soldOre, soldBeforeOre } = campaign;
    const change =
      shareOf(campaign, period) - shareOf(campaign, { first: period.previousFirst, last: period.previousLast });
    const sold = { now: soldOre, before: soldBeforeOre };
    if (change >= 0.5) return [{ name, change: "began", at: startsAt, soldOre: sold }];
    return change <= -0.5 && endsAt ? [{ name, change: "ended", at: endsAt, soldOre: sold }] : [];
  });
}

/** How much of a period a campaign ran, from 0 to 1. */
function shareOf({ startsAt, endsAt }: RunCampaign, days: { first: string; last: string }): number {
  const { from, until } = momentsOf(days);
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  const ran = Math.min(end, endsAt ? Date.parse(endsAt) : end) - Math.max(begin, Date.parse(startsAt));
  return Math.max(0, ran) / (end - begin);
}

function timesIn(rows: readonly TrafficRow[], first: string, last: string): number {
  return rows.reduce((sum, { day, times }) => (day >= first && day <= last ? sum + times : sum), 0);
}

function lostIn(losses: readonly SoldOutLoss[]): number {
  return losses.reduce((sum, { lostOre }) => sum + lostOre, 0);
}
