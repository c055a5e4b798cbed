import { and, asc, between, desc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { dailyProductSales, dailySales } from "#app/db/schema/sales.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { daysOf } from "#app/shared/days.ts";

import type { SalesPeriod } from "./sales-period.ts";

type DayRow = typeof dailySales.$inferSelect;
/** What was sold in a time. Amounts in öre (or hundredths of another currency). */
export type SalesSums = Omit<DayRow, "day" | "currency">;
export type DaySales = SalesSums & { day: string };

export interface BestSeller {
  productId: string;
  name: string;
  units: number;
  /** Before discounts, without VAT where it is added. */
  soldOre: number;
}

export interface SalesReport {
  currency: Currency;
  /** The currencies there are sales in. */
  currencies: Currency[];
  /** Every day of the period, also those without a sale. */
  days: DaySales[];
  /** The days of the period before. */
  previousDays: DaySales[];
  total: SalesSums;
  previous: SalesSums;
  bestSellers: BestSeller[];
}

const nothing: SalesSums = {
  orders: 0,
  units: 0,
  paidOre: 0,
  discountOre: 0,
  shippingOre: 0,
  vatOre: 0,
  refunds: 0,
  refundedOre: 0,
};
const bestSellerCount = 10;

/** What was sold in a period, in one currency, beside the period before. Reads days, not orders. */
export async function readSales(db: Database, period: SalesPeriod, currency: Currency): Promise<SalesReport> {
  const { first, last, previousFirst, previousLast } = period;
  const sold = sql<number>`sum(${dailyProductSales.soldOre})`;
  const [rows, bestSellers] = await db.batch([
    db
      .select()
      .from(dailySales)
      .where(between(dailySales.day, previousFirst, last))
      .orderBy(asc(dailySales.day)),
    db
      .select({
        productId: dailyProductSales.productId,
        name: products.name,
        units: sql<number>`sum(${dailyProductSales.units})`,
        soldOre: sold,
      })
      .from(dailyProductSales)
      .innerJoin(products, eq(products.id, dailyProductSales.productId))
      .where(and(between(dailyProductSales.day, first, last), eq(dailyProductSales.currency, currency)))
      .groupBy(dailyProductSales.productId)
      .orderBy(desc(sold), asc(dailyProductSales.productId))
      .limit(bestSellerCount),
  ]);
  const byDay = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.day, row]));
  const filled = (from: string, to: string) => daysOf(from, to).map((day) => ({ ...nothing, ...byDay.get(day), day }));
  const days = filled(first, last);
  const previousDays = filled(previousFirst, previousLast);
  return {
    currency,
    currencies: [...new Set<Currency>([currency, ...rows.map((row) => row.currency)])].toSorted(),
    days: days.map(withoutCurrency),
    previousDays: previousDays.map(withoutCurrency),
    total: sumOf(days),
    previous: sumOf(previousDays),
    bestSellers,
  };
}

/** The sum of some days. */
export function sumOf(days: readonly SalesSums[]): SalesSums {
  const names = Object.keys(nothing) as (keyof SalesSums)[];
  return Object.fromEntries(
    names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]),
  ) as unknown as SalesSums;
}

function withoutCurrency(day: DaySales & { currency?: Currency }): DaySales {
  const { currency: _, ...rest } = day;
  return rest;
}
