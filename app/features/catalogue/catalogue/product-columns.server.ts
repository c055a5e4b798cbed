import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";

import {
  productColors,
  productDetails,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";

/** The public columns of a product, for its page and the API. Add a new public column here. */
export const publicColumns = {
  id: products.id,
  originalId: products.originalId,
  name: products.name,
  shortDescription: products.shortDescription,
  description: products.description,
  category: products.category,
  productType: products.productType,
  tags: products.tags,
  fit: products.fit,
  sports: products.sports,
  priceOre: products.priceOre,
  earlierPriceOre: products.earlierPriceOre,
  currency: products.currency,
  source: products.source,
  isNew: products.isNew,
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
};
/** The columns of a variant that its product's page and the API show. */
export const variantColumns = {
  id: productVariants.id,
  colorId: productVariants.colorId,
  sizeId: productVariants.sizeId,
  quantity: productVariants.quantity,
};

/** The columns that decide whether a product can be bought. */
export const saleColumns = {
  archivedAt: products.archivedAt,
  published: products.published,
  isPrivate: products.isPrivate,
  inStock: products.inStock,
  isComplete: products.isComplete,
};

const {
  productId: _,
  stockQuantity: _quantity,
  stockVariants: _variants,
  sizeStock: _sizes,
  colorStock: _colors,
  ...texts
} = getTableColumns(productDetails);

/** The texts of a product's page: every column of its details except the imported stock fields. */
export const textColumns = texts;
export type ProductTexts = Pick<typeof productDetails.$inferSelect, keyof typeof textColumns>;

/** The texts of a product that has none: empty lists, and null for the others. */
export const emptyTexts = Object.fromEntries(
  Object.entries(textColumns).map(([name, column]) => [name, column.notNull ? [] : null]),
) as unknown as ProductTexts;

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
