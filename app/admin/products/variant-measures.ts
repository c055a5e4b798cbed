import type { VariantDetail } from "#app/features/catalogue/products/variant-details.ts";
import { toKronor } from "#app/shared/money.ts";

import { unitsText } from "./grid-edit.ts";
import { parsePrice } from "./parse-price.ts";

/** Something that the grid of variants says of each, one at a time. */
export interface VariantMeasure {
  /** As the choice calls it. */
  title: string;
  /** As a cell calls it, after its color and size. */
  cell: string;
  inputMode: "numeric" | "decimal" | "text";
  maxLength: number;
  /** A typed or pasted text as the cell takes it; null when it cannot be that. */
  clean: (text: string) => string | null;
}

const plain = (text: string) => text.trim();

/** What staff say of a variant beside its units. */
export const detailMeasures: Readonly<Record<VariantDetail, VariantMeasure>> = {
  priceOre: { title: "Price", cell: "price", inputMode: "decimal", maxLength: 12, clean: plain },
  earlierPriceOre: {
    title: "Price before the sale",
    cell: "price before the sale",
    inputMode: "decimal",
    maxLength: 12,
    clean: plain,
  },
  sku: { title: "SKU", cell: "SKU", inputMode: "text", maxLength: 60, clean: plain },
  gtin: {
    title: "Barcode",
    cell: "barcode",
    inputMode: "numeric",
    maxLength: 20,
    clean: (text) => text.replaceAll(/\s/g, ""),
  },
  weightGrams: { title: "Weight, g", cell: "weight in grams", inputMode: "numeric", maxLength: 7, clean: unitsText },
  picture: { title: "Picture", cell: "picture", inputMode: "text", maxLength: 2_000, clean: plain },
  costOre: { title: "Cost", cell: "cost", inputMode: "decimal", maxLength: 12, clean: plain },
};
const unitsMeasure: VariantMeasure = {
  title: "Units",
  cell: "units",
  inputMode: "numeric",
  maxLength: 7,
  clean: unitsText,
};

/** What the grid shows: the units of each variant, or one of its details. */
export type Measure = "units" | VariantDetail;
export const measures = { units: unitsMeasure, ...detailMeasures } satisfies Record<Measure, VariantMeasure>;

/** The name of a form's field. */
export const detailField = (detail: VariantDetail, variantKey: string) => `${detail} ${variantKey}`;

/** A detail as the form has it, and back. */
export function detailText(detail: VariantDetail, value: string | number | null): string {
  if (value === null) return "";
  return detail.endsWith("Ore") ? String(toKronor(Number(value))) : String(value);
}

/** What the form says of a detail; null for an empty field. */
export function detailOfText(detail: VariantDetail, text: string): string | number | null {
  if (text === "") return null;
  if (detail.endsWith("Ore")) return parsePrice(text);
  return detail === "weightGrams" ? Number(text) : text;
}
