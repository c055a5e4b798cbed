import { asc, between, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { dailySales } from "#app/db/schema/sales.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { daysOf } from "#app/shared/days.ts";

import type { SalesPeriod } from "./sales-period.ts";

type DayRow = typeof dailySales.$inferSelect;
/** What was sold in a time. Amounts in öre (or hundredths of another currency). */
export type SalesSums = Omit<DayRow, "day" | "currency">;
export type DaySales = SalesSums & { day: string };

/** What was sold of a product in a period and in the one before: before discounts, without VAT where it is added. */
export interface ProductSales {
  productId: string;
  name: string;
  units: number;
  soldOre: number;
  unitsBefore: number;
  soldBeforeOre: number;
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
  bestSellers: ProductSales[];
  /** The products that lost most of their sales. */
  biggestDrops: ProductSales[];
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
const shownProducts = 8;

/** What was sold in a period, in one currency, beside the period before. Reads days, not orders. */
export async function readSales(db: Database, period: SalesPeriod, currency: Currency): Promise<SalesReport> {
  const { first, last, previousFirst, previousLast } = period;
  const [rows, bestSellers, biggestDrops] = await db.batch([
    db
      .select()
      .from(dailySales)
      .where(between(dailySales.day, previousFirst, last))
      .orderBy(asc(dailySales.day)),
    productSalesStatement(db, period, currency, sql`soldOre > 0 ORDER BY soldOre DESC, s.product_id`),
    productSalesStatement(
      db,
      period,
      currency,
      sql`soldOre < soldBeforeOre ORDER BY soldOre - soldBeforeOre, s.product_id`,
    ),
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
    biggestDrops,
  };
}

/** The products of a period and the one before that match `which`, an SQL condition with its order. */
function productSalesStatement(db: Database, period: SalesPeriod, currency: Currency, which: SQL) {
  const { first, last, previousFirst, previousLast } = period;
  const inPeriod = (column: string, from: string, to: string) =>
    sql`sum(CASE WHEN day BETWEEN ${from} AND ${to} THEN ${sql.raw(column)} ELSE 0 END)`;
  return statement<ProductSales>(
    db,
    sql`SELECT s.product_id AS productId, p.name, units, soldOre, unitsBefore, soldBeforeOre
      FROM (SELECT product_id, ${inPeriod("units", first, last)} AS units, ${inPeriod("sold_ore", first, last)} AS soldOre,
          ${inPeriod("units", previousFirst, previousLast)} AS unitsBefore,
          ${inPeriod("sold_ore", previousFirst, previousLast)} AS soldBeforeOre
        FROM daily_product_sales WHERE day BETWEEN ${previousFirst} AND ${last} AND currency = ${currency}
        GROUP BY product_id) s
      JOIN products p ON p.id = s.product_id WHERE ${which} ${limitTo(shownProducts)}`,
  );
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
