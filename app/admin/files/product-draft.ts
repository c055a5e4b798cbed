import { emptyCompliance } from "#app/features/catalogue/products/compliance-input.ts";
import { forEachField, initialValue } from "#app/features/catalogue/products/field-kinds.ts";
import { emptyTexts } from "#app/features/catalogue/products/product-columns.server.ts";
import { type RowField, rowFieldEntries } from "#app/features/catalogue/products/product-fields.ts";

import { columnNames, type Draft } from "./product-columns.ts";

/** A product of which nothing is known yet. Its price is none at all, so that one must be given. */
export function emptyDraft(): Draft {
  return {
    ...(forEachField(rowFieldEntries, (field) => structuredClone(initialValue(field))) as Pick<Draft, RowField>),
    priceOre: Number.NaN,
    earlierPriceOre: null,
    state: "published",
    publishAt: null,
    colors: [],
    sizes: [],
    variants: [],
    variantDetails: {},
    media: [],
    ...structuredClone(emptyCompliance),
    texts: structuredClone(emptyTexts),
  };
}

/** What staff call the fields that the schema of a product names. */
const titles: Readonly<Record<string, string>> = {
  ...columnNames,
  priceOre: "Variant Price",
  earlierPriceOre: "Variant Compare At Price",
  colors: "Colors",
  sizes: "Sizes",
  variants: "Variants",
  variantDetails: "Variants",
  media: "Images",
};

/** The first problem of a product that does not fit its schema, for staff. */
export function schemaProblem(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const [issue] = issues;
  if (!issue) return "This isn't a product";
  const names = issue.path
    .filter((part) => part !== "texts")
    .map((part) => (typeof part === "number" ? part + 1 : part));
  const [field = "", ...rest] = names.map(String);
  const where = [titles[field] ?? field, ...rest].filter((part) => part !== "").join(" ");
  return where === "" ? issue.message : `${where}: ${issue.message}`;
}

/** What a product of a file lacks before it may be published, for staff. */
export function incompleteText(missing: readonly { field: string; message: string }[]): string {
  const texts = missing.map(({ field, message }) => `${titles[field] ?? field}: ${message}`);
  return `Not ready to publish. ${texts.join(". ")}`;
}
