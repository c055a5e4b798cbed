import { Link } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import type { StockRow } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { variantName } from "#app/features/catalogue/inventory/variant-name.ts";
import { lowStockThreshold } from "#app/features/catalogue/products/product.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { StockAnswer } from "./save-stock.server.ts";
import { UnitsField } from "./units-field.tsx";
import { variantPath } from "./variant-path.ts";
import { VariantPicture } from "./variant-picture.tsx";

interface Props {
  rows: readonly StockRow[];
  mayWrite: boolean;
  answer: StockAnswer | null;
}

/** The variants of a page, each with its units. */
export function StockTable({ rows, mayWrite, answer }: Props) {
  const columns: Column<StockRow>[] = [
    { title: "Variant", lead: true, cell: (row) => <Variant row={row} isSelectable={mayWrite} /> },
    { title: "SKU and id", wide: true, cell: (row) => <Codes row={row} /> },
    {
      title: "On hand",
      cell: (row) =>
        mayWrite ? (
          <UnitsField
            row={row}
            refused={answer?.refused.find(({ variantId }) => variantId === row.id)}
            entered={answer?.entered?.[row.id]}
          />
        ) : (
          <span className="font-semibold tabular-nums">{row.quantity}</span>
        ),
    },
    {
      title: "Level",
      cell: (row) => (
        <>
          <Level row={row} />
          <Waiting people={row.waiting} />
        </>
      ),
    },
    { title: "Unpaid", numeric: true, cell: ({ reserved }) => (reserved === 0 ? "–" : reserved) },
    {
      title: "Details",
      cell: (row) => (
        <Link
          to={variantPath(row.id)}
          discover="none"
          className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Details<span className="sr-only"> of {variantName(row)}</span>
        </Link>
      ),
    },
  ];
  return <DataTable caption="Variants" columns={columns} rows={rows} empty="" />;
}

function Selection({ row }: { row: StockRow }) {
  return (
    <label className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center">
      <span className="sr-only">Select {variantName(row)}</span>
      <input type="checkbox" name={`selected:${row.id}`} />
    </label>
  );
}

function Variant({ row, isSelectable }: { row: StockRow; isSelectable: boolean }) {
  return (
    <div className="flex items-center gap-3">
      {isSelectable ? <Selection row={row} /> : null}
      <VariantPicture url={row.image} />
      <div className="min-w-0">
        <p className="font-semibold">{row.product}</p>
        <p className="text-muted">
          {row.color}, {row.size}
        </p>
      </div>
    </div>
  );
}

function Codes({ row: { sku, id } }: { row: StockRow }) {
  return (
    <>
      {sku ? <span className="block text-sm">{sku}</span> : null}
      <span className="block text-xs text-muted">{id}</span>
    </>
  );
}

/** How many people are told when it is back; nothing for none. */
function Waiting({ people }: { people: number }) {
  return people === 0 ? null : <p className="mt-1 text-xs whitespace-nowrap text-muted">{`${people} waiting`}</p>;
}

function Level({ row: { quantity, isMarkedOut } }: { row: StockRow }) {
  if (isMarkedOut) return <Badge>Marked sold out</Badge>;
  if (quantity === 0) return <Badge tone="danger">Sold out</Badge>;
  return quantity <= lowStockThreshold ? <Badge tone="warning">Low</Badge> : <Badge tone="success">In stock</Badge>;
}
