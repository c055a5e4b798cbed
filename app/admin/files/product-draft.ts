import { noCategory } from "#app/features/catalogue/catalogue/categories.ts";
import { emptyCompliance } from "#app/features/catalogue/catalogue/compliance-input.ts";
import { emptyTexts } from "#app/features/catalogue/catalogue/product-columns.server.ts";

import type { Draft } from "./product-columns.ts";

/** A product of which nothing is known yet. Its price is none at all, so that one must be given. */
export function emptyDraft(): Draft {
  return {
    originalId: null,
    name: "",
    shortDescription: "",
    description: "",
    priceOre: Number.NaN,
    earlierPriceOre: null,
    currency: "SEK",
    category: noCategory,
    productType: "",
    tags: [],
    fit: null,
    sports: [],
    source: "local",
    isNew: false,
    featured: false,
    inStock: true,
    state: "published",
    publishAt: null,
    colors: [],
    sizes: [],
    variants: [],
    media: [],
    ...structuredClone(emptyCompliance),
    texts: structuredClone(emptyTexts),
  };
}

/** What staff call the fields that the schema of a product names. */
const titles: Readonly<Record<string, string>> = {
  name: "Title",
  description: "Body (HTML)",
  priceOre: "Variant Price",
  earlierPriceOre: "Variant Compare At Price",
  category: "Collection",
  productType: "Type",
  shortDescription: "Short Description",
  tags: "Tags",
  fit: "Fit",
  sports: "Sports",
  colors: "Colors",
  sizes: "Sizes",
  variants: "Variants",
  media: "Images",
  sizeMeasurements: "Size Measurements",
  textile: "Textile",
  components: "Components",
  manufacturerId: "Manufacturer Id",
  responsiblePersonId: "Responsible Person Id",
  modelNumber: "Model Number",
  noWarnings: "No Warnings",
  warnings: "Warnings",
  guarantee: "Guarantee",
};

/** The first problem of a product that does not fit its schema, for staff. */
export function schemaProblem(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const [issue] = issues;
  if (!issue) return "This is no product";
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
  return `It cannot be published yet. ${texts.join(". ")}`;
}
