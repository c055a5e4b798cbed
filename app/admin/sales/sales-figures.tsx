import type { ReactNode } from "react";

import type { Counted } from "#app/features/selling/sales/read-analytics.server.ts";
import type { SalesSums } from "#app/features/selling/sales/sales-report.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { averageOrderOre, changeInPercent, changeText } from "./sales-rows.ts";

interface Props {
  total: SalesSums;
  previous: SalesSums;
  currency: Currency;
  visits: Counted;
  checkouts: Counted;
}

/** The figures of a period, each beside the period before. */
export function SalesFigures({ total, previous, currency, visits, checkouts }: Props) {
  const money = (ore: number) => formatPrice(ore, currency);
  const of = (title: string, value: (sums: SalesSums) => number, format: (amount: number) => string = String) => ({
    title,
    now: value(total),
    before: value(previous),
    format,
  });
  const figures = [
    of("Revenue", ({ paidOre }) => paidOre, money),
    of("Orders", ({ orders }) => orders),
    of("Average order", averageOrderOre, money),
    of("Units per order", unitsPerOrder, decimal),
    { title: "Visits", now: visits.times, before: visits.before, format: String },
    { title: "Checkouts opened", now: checkouts.times, before: checkouts.before, format: String },
    {
      title: "Conversion",
      now: conversion(total.orders, visits.times),
      before: conversion(previous.orders, visits.before),
      format: (percent: number) => `${decimal(percent)}%`,
    },
    of("Discounts", ({ discountOre }) => discountOre, money),
    of("Refunded", ({ refundedOre }) => refundedOre, money),
    of("VAT", ({ vatOre }) => vatOre, money),
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ title, now, before, format }) => (
        <div key={title} className="bg-white px-4 py-3 sm:p-5">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="mt-1 text-xl font-semibold tabular-nums">{format(now)}</dd>
          <dd className="mt-1 text-sm text-muted tabular-nums">{comparison(now, before, format)}</dd>
        </div>
      ))}
    </dl>
  );
}

function comparison(now: number, before: number, format: (value: number) => string): ReactNode {
  const percent = changeInPercent(now, before);
  if (percent === null) return "None before";
  return (
    <>
      {changeText(percent)} from <span className="whitespace-nowrap">{format(before)}</span>
    </>
  );
}

function unitsPerOrder({ units, orders }: SalesSums): number {
  return orders === 0 ? 0 : units / orders;
}

/** How many of a hundred visits ended in an order. */
function conversion(orders: number, visits: number): number {
  return visits === 0 ? 0 : (orders / visits) * 100;
}

function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
