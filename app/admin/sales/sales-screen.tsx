import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { type CalendarPeriod, offeredPeriods } from "#app/features/selling/sales/calendar-period.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { SelectField } from "#app/ui/field.tsx";

import type { SalesPage } from "./read-sales-page.server.ts";
import { SalesChart } from "./sales-chart.tsx";
import { SalesFigures } from "./sales-figures.tsx";
import { SalesTableSection } from "./sales-table.tsx";
import { salesTables } from "./sales-tables.ts";

/** What was sold in a period and why it changed: sentences, figures, charts and tables. */
export function SalesScreen({ page }: { page: SalesPage }) {
  const { period, currency, total } = page;
  const money = (ore: number) => formatPrice(ore, currency);
  const chosen = period.preset ? `period=${period.preset}` : `from=${period.first}&to=${period.last}`;
  const fileAddress = `/admin/sales.csv?${chosen}&currency=${currency}`;
  const tables = salesTables(page);
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Sales</h1>
      <PeriodForm {...period} currency={currency} currencies={page.currencies} />
      <WhatChanged sentences={page.analytics.sentences} period={period} />
      <SalesFigures
        total={total}
        previous={page.previous}
        currency={currency}
        visits={page.analytics.visits}
        checkouts={page.analytics.checkouts}
      />
      <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
        Revenue is what customers paid, including VAT and shipping, before refunds. Visits are counted without cookies:
        a visit begins when someone comes from outside the shop.
      </p>
      <div className="mt-8 grid gap-4 xl:grid-cols-2">
        <SalesChart
          title="Revenue"
          summary={`${money(total.paidOre)} in all, from ${period.first} to ${period.last}`}
          chart={page.revenueChart}
          format={money}
        />
        <SalesChart
          title="Orders"
          summary={`${total.orders} in all, from ${period.first} to ${period.last}`}
          chart={page.orderChart}
          format={String}
        />
      </div>
      <div className="mt-10 grid items-start gap-x-6 gap-y-10 xl:grid-cols-2">
        {tables.slice(0, -1).map((table) => (
          <SalesTableSection key={table.id} table={table} currency={currency} fileAddress={fileAddress} />
        ))}
        {tables.slice(-1).map((table) => (
          <div key={table.id} className="min-w-0 xl:col-span-2">
            <SalesTableSection table={table} currency={currency} fileAddress={fileAddress} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Why the revenue differs from the period before, in at most three sentences. */
function WhatChanged({ sentences, period }: { sentences: readonly string[] | null; period: SalesPage["period"] }) {
  return (
    <section aria-labelledby="what-changed" className="mb-4 border border-line bg-white p-4 sm:p-5">
      <h2 id="what-changed" className="font-semibold">
        What changed
      </h2>
      {sentences === null ? (
        <p className="mt-2 text-sm leading-6">Today isn't over yet. Choose a period that ends yesterday to compare.</p>
      ) : sentences.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-sm leading-6 tabular-nums">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm leading-6">Nothing stands out.</p>
      )}
      <p className="mt-2 text-sm text-muted tabular-nums">
        {daysText(period.first, period.last)} compared with {daysText(period.previousFirst, period.previousLast)}
      </p>
    </section>
  );
}

function daysText(first: string, last: string): string {
  const text = (day: string) => formatShortDate(`${day}T12:00:00Z`);
  return first === last ? text(first) : `${text(first)} – ${text(last)}`;
}

interface Props {
  first: string;
  last: string;
  /** The offered period that is shown; null for chosen dates. */
  preset: CalendarPeriod | null;
  currency: Currency;
  currencies: readonly Currency[];
}

/** Chooses the period, and the currency where there is more than one. The choice is in the address. */
function PeriodForm({ first, last, preset, currency, currencies }: Props) {
  const kept = currency === "SEK" ? "" : `&currency=${currency}`;
  const offered = offeredPeriods.map(({ id, name }) => ({
    name,
    to: `/admin/sales?period=${id}${kept}`,
    current: id === preset,
  }));
  return (
    <PeriodChooser key={`${first}${last}${currency}`} offered={offered} action="/admin/sales" first={first} last={last}>
      {currencies.length > 1 ? (
        <SelectField label="Currency" name="currency" defaultValue={currency}>
          {currencies.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : null}
    </PeriodChooser>
  );
}
