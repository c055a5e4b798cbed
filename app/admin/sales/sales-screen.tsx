import { Link } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { offeredDays } from "#app/features/selling/sales/sales-period.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { SelectField } from "#app/ui/field.tsx";

import type { SalesPage } from "./read-sales-page.server.ts";
import { SalesChart } from "./sales-chart.tsx";
import { SalesFigures } from "./sales-figures.tsx";
import { type SalesRow, salesColumns } from "./sales-rows.ts";

/** The columns of the table that small screens show. */
const onCards: ReadonlySet<string> = new Set(["orders", "paidOre", "refundedOre"]);

/** What was sold in a period: sums, charts, best sellers, and every day in a table. */
export function SalesScreen({ page }: { page: SalesPage }) {
  const { period, currency, total, rows, step } = page;
  const money = (ore: number) => formatPrice(ore, currency);
  const address = `from=${period.first}&to=${period.last}&currency=${currency}`;
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Sales</h1>
      <PeriodForm {...period} currency={currency} currencies={page.currencies} />
      <SalesFigures total={total} previous={page.previous} currency={currency} />
      <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
        Revenue is what customers paid, with VAT and shipping, on the day they paid it. Refunds are not taken off: they
        stand by themselves, on the day they were made.
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
      <h2 className="mt-10 mb-3 text-lg font-semibold">Best sellers</h2>
      <DataTable
        caption="Best sellers"
        rows={page.bestSellers.map((product) => ({ ...product, id: product.productId }))}
        empty="Nothing was sold in this period."
        columns={[
          { title: "Product", cell: ({ name }) => name, lead: true },
          { title: "Units", cell: ({ units }) => units, numeric: true },
          { title: "Sold, before discounts", cell: ({ soldOre }) => money(soldOre), numeric: true },
        ]}
      />
      <div className="mt-10 mb-3 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">By {step}</h2>
        <Link
          to={`/admin/sales.csv?${address}`}
          reloadDocument
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          Download as CSV
        </Link>
      </div>
      <DataTable<SalesRow>
        caption={`Sales by ${step}`}
        rows={rows.toReversed()}
        empty="Nothing was sold in this period."
        columns={[
          { title: capitalize(step), cell: ({ label }) => label, lead: true },
          ...salesColumns.map((column) => ({
            title: column.title,
            cell: (row: SalesRow) => ("money" in column ? money(row[column.name]) : row[column.name]),
            numeric: true,
            // A month of cards would be ten screens: the sums above and the file have the rest.
            wide: !onCards.has(column.name),
          })),
        ]}
      />
    </>
  );
}

interface Props {
  first: string;
  last: string;
  /** The offered length that is shown; null for chosen dates. */
  days: number | null;
  currency: Currency;
  currencies: readonly Currency[];
}

/** Chooses the period, and the currency where there is more than one. The choice is in the address. */
function PeriodForm({ first, last, days, currency, currencies }: Props) {
  const kept = currency === "SEK" ? "" : `&currency=${currency}`;
  const offered = offeredDays.map((length) => ({
    name: `${length} days`,
    to: `/admin/sales?days=${length}${kept}`,
    current: length === days,
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
