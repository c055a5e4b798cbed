import { Link } from "react-router";

import type { Currency } from "#app/shared/currencies.ts";
import { dateFormat } from "#app/shared/date-format.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { CurrencySales, DaySales } from "./read-today.server.ts";

const week = 7;
const weekday = dateFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** Today and yesterday beside the same days a week ago, and a bar for each day of both weeks, in one currency. */
export function TodaySales({ currency, days }: CurrencySales) {
  const thisWeek = days.slice(-week);
  const lastWeek = days.slice(-2 * week, -week);
  const [yesterday, today] = thisWeek.slice(-2);
  const [yesterdayThen, todayThen] = lastWeek.slice(-2);
  return (
    <section
      aria-label={currency === "SEK" ? "Sales" : `Sales in ${currency}`}
      className="grid border border-line bg-white sm:grid-cols-3 sm:divide-x sm:divide-line"
    >
      <Figure title="Today so far" currency={currency} day={today} then={todayThen} />
      <Figure title="Yesterday" currency={currency} day={yesterday} then={yesterdayThen} />
      <div className="p-5 max-sm:border-t max-sm:border-line">
        <p className="flex items-center justify-between gap-4 text-sm text-muted">
          Last 7 days
          <Link
            to="/admin/sales?period=last-7-days"
            discover="none"
            className="underline underline-offset-4 hover:text-ink"
          >
            See sales
          </Link>
        </p>
        <p className="mt-1 text-xl font-semibold tabular-nums">{formatPrice(sumOf(thisWeek), currency)}</p>
        <p className="text-sm text-muted tabular-nums">{formatPrice(sumOf(lastWeek), currency)} the week before</p>
        <Bars thisWeek={thisWeek} lastWeek={lastWeek} />
      </div>
    </section>
  );
}

interface FigureProps {
  title: string;
  currency: Currency;
  day: DaySales | undefined;
  then: DaySales | undefined;
}

function Figure({ title, currency, day, then }: FigureProps) {
  if (!day || !then) return null;
  return (
    <div className="p-5 max-sm:border-t max-sm:border-line max-sm:first:border-t-0">
      <p className="text-sm text-muted">{title}</p>
      <p className="mt-1 text-xl font-semibold tabular-nums">{formatPrice(day.paidOre, currency)}</p>
      <p className="text-sm tabular-nums">{inOrders(day.orders)}</p>
      <p className="mt-2 text-sm leading-6 text-muted tabular-nums">
        Last {weekday.format(new Date(then.day))}: {formatPrice(then.paidOre, currency)} ({inOrders(then.orders)})
      </p>
    </div>
  );
}

/** A bar a day, the day a week before beside it. Decorative: the numbers stand above, and on the page of sales. */
function Bars({ thisWeek, lastWeek }: { thisWeek: readonly DaySales[]; lastWeek: readonly DaySales[] }) {
  const most = Math.max(...thisWeek.map(({ paidOre }) => paidOre), ...lastWeek.map(({ paidOre }) => paidOre), 1);
  const bar = ({ paidOre }: DaySales, x: number, className: string) => (
    <rect x={x} y={40 - (paidOre / most) * 40} width={5} height={(paidOre / most) * 40} className={className} />
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 112 40" preserveAspectRatio="none" className="mt-3 h-10 w-full">
      {thisWeek.map((day, index) => (
        <g key={day.day}>
          {lastWeek[index] ? bar(lastWeek[index], index * 16 + 1, "fill-line-strong") : null}
          {bar(day, index * 16 + 7, "fill-ink")}
        </g>
      ))}
    </svg>
  );
}

function sumOf(days: readonly DaySales[]): number {
  return days.reduce((sum, { paidOre }) => sum + paidOre, 0);
}

function inOrders(orders: number): string {
  return orders === 1 ? "1 order" : `${orders} orders`;
}
