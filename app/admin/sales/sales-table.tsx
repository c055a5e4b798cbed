import { Link } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { changeText } from "./sales-rows.ts";
import type { SalesTable } from "./sales-tables.ts";

interface Props {
  table: SalesTable;
  currency: Currency;
  /** Where the file of the page's tables is, with the period. */
  fileAddress: string;
}

/** A table of the sales page under its heading, and a link to it as a file. */
export function SalesTableSection({ table: { id, title, empty, columns, rows }, currency, fileAddress }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {rows.length > 0 ? (
          <Link
            to={`${fileAddress}&table=${id}`}
            reloadDocument
            aria-label={`Download ${title} as CSV`}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            CSV
          </Link>
        ) : null}
      </div>
      <DataTable
        caption={title}
        rows={rows}
        empty={empty}
        columns={columns.map(({ title: heading, kind, wide = false }, index) => ({
          title: heading,
          lead: index === 0,
          numeric: kind !== "text",
          wide,
          cell: (row: SalesTable["rows"][number]) => (
            <span className={kind === "text" ? "" : "whitespace-nowrap"}>
              {cellText(row.cells[index] ?? null, kind, currency)}
            </span>
          ),
        }))}
      />
    </section>
  );
}

function cellText(value: string | number | null, kind: SalesTable["columns"][number]["kind"], currency: Currency) {
  if (kind === "change") return typeof value === "number" ? changeText(value) : "New";
  return kind === "money" && typeof value === "number" ? formatPrice(value, currency) : value;
}
