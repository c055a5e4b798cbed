import type { ReactNode } from "react";

import type { SalesSums } from "#app/features/selling/sales/sales-report.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { averageOrderOre, changeInPercent } from "./sales-rows.ts";

interface Props {
  total: SalesSums;
  previous: SalesSums;
  currency: Currency;
}

/** The sums of a period, each beside the period before. */
export function SalesFigures({ total, previous, currency }: Props) {
  const money = (ore: number) => formatPrice(ore, currency);
  const figures = [
    { title: "Revenue", of: (sums: SalesSums) => sums.paidOre, format: money },
    { title: "Orders", of: (sums: SalesSums) => sums.orders, format: String },
    { title: "Average order", of: averageOrderOre, format: money },
    { title: "Discounts given", of: (sums: SalesSums) => sums.discountOre, format: money },
    { title: "Refunded", of: (sums: SalesSums) => sums.refundedOre, format: money },
    { title: "VAT", of: (sums: SalesSums) => sums.vatOre, format: money },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
      {figures.map(({ title, of, format }) => (
        <div key={title} className="bg-white px-4 py-3 sm:p-5">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="mt-1 text-xl font-semibold tabular-nums">{format(of(total))}</dd>
          <dd className="mt-1 text-sm text-muted tabular-nums">{comparison(of(total), of(previous), format)}</dd>
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
      {percent > 0 ? "+" : percent < 0 ? "−" : "±"}
      {Math.abs(percent)}% from <span className="whitespace-nowrap">{format(before)}</span>
    </>
  );
}
