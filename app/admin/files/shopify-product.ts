import { sizeOptionName } from "#app/features/catalogue/products/option-names.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

import { pictureCell } from "./cells.ts";
import { constantCells } from "./product-columns.ts";
import { type FileContext, type FileProduct, productRows } from "./product-rows.ts";
import { isOnlyOption } from "./read-options.ts";

/**
 * Columns of Shopify's product file that we have something to say in, in its order (help.shopify.com, 'Using CSV files to import and export
 * products', 2026). Nothing in the file is ours alone.
 */
export const shopifyColumns = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Collection",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Fulfillment Service",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Requires Shipping",
  "Variant Taxable",
  "Variant Barcode",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Gift Card",
  "SEO Title",
  "SEO Description",
  "Google Shopping / MPN",
  "Variant Image",
  "Cost per item",
  "Status",
] as const;

type Cells = Record<string, string>;

/** A product as Shopify has it: a row for each variant and picture, side by side, its own fields in the first. */
export function shopifyRows({ id, fields }: FileProduct, context: FileContext): Cells[] {
  const imageOf = variantImages(fields, context.origin);
  return productRows({ id, fields: withVariantsOnly(fields) }, context).map((cells, i) => {
    const first = i === 0;
    const isVariant = (cells["Variant Inventory Qty"] ?? "") !== "";
    return {
      ...cells,
      ...(first && fields.variants.length === 0 ? { ...constantCells, "Variant Inventory Qty": "0" } : {}),
      ...(isVariant || first ? optionCells(fields, cells, first) : {}),
      ...(first ? { "Google Shopping / MPN": fields.modelNumber ?? "" } : {}),
      "Variant Image": isVariant ? cells["Variant Image"] || (imageOf.get(cells["Color Id"] ?? "") ?? "") : "",
    };
  });
}

/** The cells of a row in the order of the file's columns. */
export function inShopifyOrder(cells: Cells): string[] {
  return shopifyColumns.map((column) => cells[column] ?? "");
}

/** Shopify knows no color or size without a variant. */
function withVariantsOnly(fields: ProductInput): ProductInput {
  const { colors, sizes, variants } = fields;
  return {
    ...fields,
    colors: colors.filter(({ id }) => variants.some(({ colorId }) => colorId === id)),
    sizes: sizes.filter(({ id }) => variants.some(({ sizeId }) => sizeId === id)),
  };
}

/** Color before size, without one that only says that there is none; Shopify names them in a product's first row alone. */
function optionCells({ colors, sizes, variants, texts }: ProductInput, cells: Cells, withNames: boolean): Cells {
  const said = [
    ...(isOnlyOption("color", colors) ? [] : [{ name: "Color", value: cells["Option1 Value"] ?? "" }]),
    ...(isOnlyOption("size", sizes)
      ? []
      : [{ name: texts.sizeLabel ?? sizeOptionName, value: cells["Option2 Value"] ?? "" }]),
    ...(texts.thirdLabel === null ? [] : [{ name: texts.thirdLabel, value: cells["Option3 Value"] ?? "" }]),
  ];
  const options = variants.length > 0 && said.length > 0 ? said : [{ name: "Title", value: "Default Title" }];
  return Object.fromEntries(
    [1, 2, 3].flatMap((number) => {
      const option = options[number - 1];
      return [
        [`Option${number} Name`, withNames ? (option?.name ?? "") : ""],
        [`Option${number} Value`, option?.value ?? ""],
      ];
    }),
  );
}

/**
 * The picture that shows each color, as an address: its first; where some variant has a picture of its own, which would seem to be its
 * color's, the product's for those without one. What stands twice doesn't tell which of the two is meant.
 */
function variantImages({ colors, media, variantDetails }: ProductInput, origin: string): Map<string, string> {
  const { write } = pictureCell(origin);
  const plain = (url: string) => url.replace(/\?.*$/, "");
  const once = media.filter(({ url }) => media.filter((other) => plain(other.url) === plain(url)).length === 1);
  const hasOwn = Object.values(variantDetails).some(({ picture }) => picture !== null);
  const found = colors.flatMap(({ id }): [string, string][] => {
    const shown = once.find(({ colorId }) => colorId === id) ?? (hasOwn ? once[0] : undefined);
    return shown ? [[id, write(shown.url)]] : [];
  });
  return new Map(found);
}
