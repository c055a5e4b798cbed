import { inOre, type SeasonRates } from "#app/features/catalogue/market-prices/season-rates.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import type { Currency } from "#app/shared/currencies.ts";

import type { ReconciliationDay } from "./reconciliation.ts";
import type { VatSums } from "./vat-report.ts";

/** The accounts of the Swedish standard chart (BAS 2026) that a day's sales are booked on, with the chart's own names. */
const accounts = {
  1580: "Fordringar för kontokort och kuponger",
  1930: "Företagskonto",
  1999: "Observationskonto",
  2611: "Utgående moms på försäljning inom Sverige, 25 %",
  2621: "Utgående moms på försäljning inom Sverige, 12 %",
  2631: "Utgående moms på försäljning inom Sverige, 6 %",
  2670: "Utgående moms på försäljning inom EU, OSS",
  3001: "Försäljning inom Sverige, 25 % moms",
  3002: "Försäljning inom Sverige, 12 % moms",
  3003: "Försäljning inom Sverige, 6 % moms",
  3004: "Försäljning inom Sverige, momsfri",
  3105: "Försäljning varor till land utanför EU",
  3106: "Försäljning varor till annat EU-land, momspliktig",
  3740: "Öres- och kronutjämning",
  6570: "Bankkostnader",
} as const;
type Account = keyof typeof accounts;

/** What an account is called: of the chart, or the one that staff chose for the VAT of sales to Norway by VOEC. */
export function accountName(account: number): string {
  return Object.entries(accounts).find(([number]) => Number(number) === account)?.[1] ?? "Utgående norsk moms, VOEC";
}

/** What a day is booked as in one currency: rows of an account and öre, debit above 0, that add up to 0. */
export interface Voucher {
  /** Swedish, such as `2026-11-24`. */
  day: string;
  /** What its amounts were in, before they were kronor. */
  currency: Currency;
  rows: { account: number; ore: number }[];
}

/** The accounts of the shop's own rates, by hundredths of a percent. */
const ownRates: Readonly<Record<number, { sales: Account; vat: Account }>> = {
  25_00: { sales: 3001, vat: 2611 },
  12_00: { sales: 3002, vat: 2621 },
  6_00: { sales: 3003, vat: 2631 },
};

function accountsOf({ country, vatCountry, rateHundredths }: VatSums, voecAccount: number) {
  if (leavesEu(vatCountry)) return { sales: 3105, vat: voecAccount };
  if (vatCountry !== "Sweden") return { sales: 3106, vat: 2670 };
  if (rateHundredths === 0) return { sales: country === "Sweden" ? 3004 : 3105, vat: 2611 };
  const own = ownRates[rateHundredths] ?? { sales: 1999, vat: 1999 };
  return country === "Sweden" ? own : { ...own, sales: 3106 };
}

/** What is in no voucher, for want of a rate: its days with money, and the orders that became paid on them. */
export interface LeftOut {
  currency: Currency;
  days: number;
  orders: number;
}

export function leftOutOf(days: readonly ReconciliationDay[], rates: SeasonRates): LeftOut[] {
  const unknown = Map.groupBy(
    days.filter(({ currency }) => rates[currency] === undefined),
    ({ currency }) => currency,
  );
  return [...unknown].map(([currency, all]) => ({
    currency,
    days: all.length,
    orders: all.reduce((sum, { orders }) => sum + orders, 0),
  }));
}

/**
 * A voucher for each day with money, one for each currency: in kronor at the season's rate, with what rounding leaves on an account of its own.
 * A currency without a rate has none (`leftOutOf`). What a provider holds is a receivable until it is paid out. What is neither sale, refund,
 * fee nor payout (disputes, payments of closed orders, exchanged money) is left on the observation account for a person to book.
 * Norwegian VAT, which is owed to Norway, is on `voecAccount`.
 */
export function vouchersOf(
  days: readonly ReconciliationDay[],
  sums: readonly VatSums[],
  voecAccount: number,
  rates: SeasonRates,
): Voucher[] {
  return days.flatMap((day) => {
    const { currency } = day;
    const rate = rates[currency];
    if (rate === undefined) return [];
    const booked = new Map<number, number>();
    const book = (account: number, ore: number) => booked.set(account, (booked.get(account) ?? 0) + ore);
    for (const sum of sums) {
      if (sum.day !== day.day || sum.currency !== currency) continue;
      const { sales, vat } = accountsOf(sum, voecAccount);
      const sign = sum.kind === "sale" ? -1 : 1;
      book(sales, sign * (sum.totalOre - sum.vatOre));
      book(vat, sign * sum.vatOre);
    }
    book(6570, day.feesOre);
    book(1930, day.payoutsOre + day.byHandOre);
    const moved = day.paymentsOre + day.refundsOre + day.disputesOre + day.otherOre + day.exchangedOre;
    book(1580, moved - day.feesOre - day.payoutsOre);
    book(1999, -[...booked.values()].reduce((sum, ore) => sum + ore, 0));
    const exchanged = new Map([...booked].map(([account, amount]) => [account, inOre(amount, rate)]));
    const rounded = [...exchanged.values()].reduce((sum, ore) => sum + ore, 0);
    const rows = [...exchanged, [3740, -rounded] as const]
      .filter(([, ore]) => ore !== 0)
      .map(([account, ore]) => ({ account, ore }))
      .toSorted((a, b) => a.account - b.account);
    return rows.length === 0 ? [] : [{ day: day.day, currency, rows }];
  });
}
