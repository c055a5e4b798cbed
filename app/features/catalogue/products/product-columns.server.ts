import { type Column, type SQL, sql } from "drizzle-orm";

import {
  productColors,
  productDetails,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";

import { forEachField, initialValue } from "./field-kinds.ts";
import type { OptionLabels } from "./option-names.ts";
import { type RowField, rowFieldEntries, type rowFields, type TextField, textFieldEntries } from "./product-fields.ts";
import type { VariantDetail } from "./variant-details.ts";

type OffPage = { [Name in RowField]: (typeof rowFields)[Name] extends { isOffPage: true } ? Name : never }[RowField];
const pageFields = rowFieldEntries.filter(([, { isOffPage }]) => !isOffPage);

/** The columns of a product that its page has. */
export const publicColumns = {
  id: products.id,
  ...(forEachField(pageFields, (_, name) => products[name]) as Pick<typeof products, Exclude<RowField, OffPage>>),
  priceOre: products.priceOre,
  earlierPriceOre: products.earlierPriceOre,
};
export type PublicProduct = Pick<typeof products.$inferSelect, keyof typeof publicColumns>;

/** The columns of a color that its product's page and the API show. */
export const colorColumns = {
  id: productColors.id,
  name: productColors.name,
  hex: productColors.hex,
  available: productColors.available,
};
/** The columns of a size that its product's page and the API show. */
export const sizeColumns = {
  id: productSizes.id,
  name: productSizes.name,
  description: productSizes.description,
  available: productSizes.available,
  sizeValue: productSizes.sizeValue,
  thirdValue: productSizes.thirdValue,
};
/** The columns of a variant that its product's page and the API show. */
export const variantColumns = {
  id: productVariants.id,
  colorId: productVariants.colorId,
  sizeId: productVariants.sizeId,
  quantity: productVariants.quantity,
  picture: productVariants.picture,
};
/** What the trade knows a variant by. */
export const codeColumns = { sku: productVariants.sku, gtin: productVariants.gtin };

/** The columns of a variant that staff alone see. */
export const detailColumns = {
  sku: productVariants.sku,
  gtin: productVariants.gtin,
  weightGrams: productVariants.weightGrams,
  costOre: productVariants.costOre,
  priceOre: productVariants.priceOre,
  earlierPriceOre: productVariants.earlierPriceOre,
  picture: productVariants.picture,
} satisfies Record<VariantDetail, Column>;

/** The columns that decide whether a product can be bought. */
export const saleColumns = {
  archivedAt: products.archivedAt,
  published: products.published,
  isPrivate: products.isPrivate,
  inStock: products.inStock,
  isComplete: products.isComplete,
};

type ImportedStock = "stockQuantity" | "stockVariants" | "sizeStock" | "colorStock";
type DetailColumn = Exclude<keyof typeof productDetails.$inferSelect, "productId" | ImportedStock>;
/** The texts of a product's page, as columns of its details: each of these has its field, and each field its column. */
export const textColumns = forEachField(textFieldEntries, (_, name) => productDetails[name]) as Pick<
  typeof productDetails,
  TextField
> satisfies Record<DetailColumn, Column>;
export type ProductTexts = Pick<typeof productDetails.$inferSelect, TextField>;
/** The texts that a page is sent. The names of options go with them only where there are any. */
export type PageTexts = Omit<ProductTexts, keyof OptionLabels>;

/** The texts of a product that has none: empty lists, and null for the others. */
export const emptyTexts = forEachField(textFieldEntries, initialValue) as ProductTexts;

/**
 * The texts that the public gets: before somebody filled in what the law wants said, two of them may claim or promise anything, and are
 * left out.
 */
export function publicTexts(stored: ProductTexts, isComplete: boolean): ProductTexts {
  return isComplete ? stored : { ...stored, sustainabilityInfo: null, warrantyInfo: null };
}

/** D1 takes 32 arguments in a call (https://developers.cloudflare.com/d1/platform/limits/), the local one more: members of one call. */
const mostMembers = 15;

/** The SQL of a JSON object with a value for each column: one text, as Drizzle takes longer the more pieces a statement has. */
export function jsonObject(table: string, columns: Record<string, Column>): SQL {
  const members = Object.entries(columns).map(([key, column]) => [key, jsonValue(table, column)] as const);
  let object = "json_object()";
  for (let at = 0; at < members.length; at += mostMembers) {
    const added = members.slice(at, at + mostMembers).map(([key, value]) => `'$.${key}', ${value}`);
    object = `json_insert(${object}, ${added.join(", ")})`;
  }
  return sql.raw(object);
}

function jsonValue(table: string, { name, dataType }: Column): string {
  const value = `${table}.${name}`;
  if (dataType === "json") return `json(${value})`;
  return dataType === "boolean" ? `json(iif(${value}, 'true', 'false'))` : value;
}
