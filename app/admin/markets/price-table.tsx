import type { RefObject } from "react";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import { amountText, earlierField, priceField, wasField, wasText } from "./price-fields.ts";
import { isShown } from "./price-view.ts";
import type { PricesPage, ShownPrice } from "./read-prices-page.server.ts";
import type { RefusedPrices } from "./save-price-form.server.ts";

interface Props {
  page: PricesPage;
  mayWrite: boolean;
  refused: RefusedPrices | null;
  /** The form that the table stands in. */
  form: RefObject<HTMLFormElement | null>;
}

/** A page of prices, each with its fields and its proposal. */
export function PriceTable({ page: { market, rows }, mayWrite, refused, form }: Props) {
  const isHydrated = useHydrated();
  const { currency } = market;
  const columns: Column<ShownPrice>[] = [
    { title: "Product", lead: true, cell: (row) => <Named row={row} /> },
    {
      title: "Shop",
      numeric: true,
      cell: ({ ownOre, ownCurrency }) => <span className="whitespace-nowrap">{formatPrice(ownOre, ownCurrency)}</span>,
    },
    {
      title: "Proposal",
      numeric: true,
      cell: ({ id, proposedOre, ...row }) =>
        proposedOre === null ? (
          "–"
        ) : (
          <span className="inline-flex items-center gap-3 whitespace-nowrap">
            {formatPrice(proposedOre, currency)}
            {mayWrite && isHydrated && row.priceOre !== proposedOre && row.earlierPriceOre === null ? (
              <button
                type="button"
                className="min-h-11 font-medium underline underline-offset-4"
                onClick={() => fill(form.current, priceField(id), amountText(proposedOre))}
              >
                Use<span className="sr-only"> for {nameOf({ ...row })}</span>
              </button>
            ) : null}
          </span>
        ),
    },
    {
      title: "Price",
      cell: (row) =>
        mayWrite ? (
          <>
            <input type="hidden" name={wasField(row.id)} value={wasText(row)} />
            <Amount
              name={priceField(row.id)}
              label={`Price of ${nameOf(row)} in ${currency}`}
              value={refused?.typed[priceField(row.id)] ?? amountText(row.priceOre)}
              problem={refused?.wrong[row.id]}
            />
          </>
        ) : (
          amountShown(row.priceOre, currency)
        ),
    },
    {
      title: "Earlier",
      cell: (row) => (
        <>
          {mayWrite ? (
            <Amount
              name={earlierField(row.id)}
              label={`Earlier price of ${nameOf(row)} in ${currency}`}
              value={refused?.typed[earlierField(row.id)] ?? amountText(row.earlierPriceOre)}
            />
          ) : (
            amountShown(row.earlierPriceOre, currency)
          )}
          {row.earlierPriceOre === null ? null : (
            <p className="mt-1 text-muted">
              {row.priorOre === null
                ? "Not shown: no higher price in the 30 days before"
                : `Shown struck through: ${formatPrice(row.priorOre, currency)}`}
            </p>
          )}
        </>
      ),
    },
  ];
  return <DataTable caption={`Prices in ${market.country}`} columns={columns} rows={rows} empty="" />;
}

function Named({ row }: { row: ShownPrice }) {
  return (
    <div>
      <p className="font-semibold">{row.name}</p>
      {row.variant ? <p className="text-muted">{row.variant}</p> : null}
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {isShown(row, "missing") ? <Badge tone="danger">Missing</Badge> : null}
        {isShown(row, "off") ? <Badge tone="warning">More than 4% off</Badge> : null}
        {row.campaign === null ? null : <Badge>In campaign: {row.campaign}</Badge>}
        {row.whyNotSold ? <Badge tone="warning">{row.whyNotSold}</Badge> : null}
        {row.isForSale ? null : <Badge>Not for sale</Badge>}
      </p>
    </div>
  );
}

interface AmountProps {
  name: string;
  label: string;
  value: string;
  problem?: string | undefined;
}

function Amount({ name, label, value, problem }: AmountProps) {
  const note = `${name.replaceAll(/[^\w-]/g, "-")}-note`;
  return (
    <>
      <input
        name={name}
        aria-label={label}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        defaultValue={value}
        {...(problem ? { "aria-invalid": true, "aria-describedby": note } : {})}
        className="min-h-11 w-28 border border-line-strong bg-white px-3 text-base tabular-nums hover:border-ink aria-invalid:border-danger"
      />
      {problem ? (
        <p id={note} className="mt-1 text-danger">
          {problem}
        </p>
      ) : null}
    </>
  );
}

function nameOf({ name, variant }: Pick<ShownPrice, "name" | "variant">): string {
  return variant === null ? name : `${name}, ${variant}`;
}

function amountShown(ore: number | null, currency: PricesPage["market"]["currency"]) {
  return ore === null ? "–" : formatPrice(ore, currency);
}

/** Puts a proposal in a price's field, for the next save. */
function fill(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) {
    field.value = text;
    field.focus();
  }
}
