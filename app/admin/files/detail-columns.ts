import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import type { VariantDetail, VariantDetails } from "#app/features/catalogue/products/variant-details.ts";

import { type Cell, CellProblem, noteCell, priceCell } from "./cells.ts";

/** Whole grams; Shopify writes 0 for a weight that nobody gave. */
const gramsCell: Cell<number | null> = {
  write: (grams) => (grams === null ? "" : String(grams)),
  read: (text) => {
    if (!/^\d{0,7}(\.0+)?$/.test(text)) return new CellProblem("enter the weight in whole grams");
    return Number(text) || null;
  },
};

const costCell: Cell<number | null> = {
  write: (ore) => (ore === null ? "" : priceCell.write(ore)),
  read: (text) => (text === "" ? null : priceCell.read(text)),
};

/** A barcode; Shopify puts an apostrophe before it, so that spreadsheets keep its zeros. */
const barcodeCell: Cell<string | null> = {
  write: noteCell.write,
  read: (text) => text.replaceAll(/[\s']/g, "") || null,
};

/** The details with a column of their own: prices stand in every row, whoever's they are (`price-columns.ts`). */
type ColumnDetail = Exclude<VariantDetail, keyof Prices>;
type DetailCell<Name extends ColumnDetail> = { column: string; cell: Cell<VariantDetails[Name]> };

/** What staff say of a variant, by Shopify's columns. */
const detailColumns: { readonly [Name in ColumnDetail]: DetailCell<Name> } = {
  sku: { column: "Variant SKU", cell: noteCell },
  gtin: { column: "Variant Barcode", cell: barcodeCell },
  weightGrams: { column: "Variant Grams", cell: gramsCell },
  costOre: { column: "Cost per item", cell: costCell },
  // As the file has it: `read-pictures.ts` finds it among the product's.
  picture: { column: "Variant Image", cell: noteCell },
};

const entries = Object.entries(detailColumns) as [
  ColumnDetail,
  { column: string; cell: Cell<string | number | null> },
][];

/** The cells of a variant's details. */
export function detailCells(details: VariantDetails): Record<string, string> {
  return Object.fromEntries(entries.map(([name, { column, cell }]) => [column, cell.write(details[name])]));
}

/** The details that a row says of its variant: columns that the file does not have leave them as they are. */
export function readDetails(
  row: { has: (column: string) => boolean; get: (column: string) => string },
  known: VariantDetails,
): VariantDetails | CellProblem {
  const read: Partial<Record<ColumnDetail, string | number | null>> = {};
  for (const [name, { column, cell }] of entries) {
    if (!row.has(column)) continue;
    const value = cell.read(row.get(column));
    if (value instanceof CellProblem) return new CellProblem(`${column}: ${value.text}`);
    read[name] = value;
  }
  return { ...known, ...(read as Partial<VariantDetails>) };
}
