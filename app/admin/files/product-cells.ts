import { isSame } from "#app/features/catalogue/products/product-changes.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { idsOfKey } from "#app/features/catalogue/products/variant-key.ts";
import { pricesOf } from "#app/features/catalogue/products/variant-prices.ts";

import { priceCell } from "./cells.ts";
import { detailCells } from "./detail-columns.ts";
import { priceCells } from "./price-columns.ts";
import { fieldColumns, stateCells } from "./product-columns.ts";

/** Everything a file says of a product, each cell by what staff would call it: for showing what an import changes. */
export function productCells(fields: ProductInput): Map<string, string> {
  const { colors, sizes, variants, variantDetails, media, priceOre, earlierPriceOre, publishAt, state } = fields;
  const nameOf = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  const available = (is: boolean) => (is ? "" : ", not available");
  return new Map([
    ...fieldColumns.map(({ column, write }): [string, string] => [column, write(fields)]),
    ["Published", stateCells[state].published],
    ["Status", stateCells[state].status],
    ["Publish At", publishAt ?? ""],
    ["Variant Price", priceCell.write(priceOre)],
    ["Variant Compare At Price", earlierPriceOre === null ? "" : priceCell.write(earlierPriceOre)],
    ["Colors", colors.map(({ name }) => name).join(", ")],
    ["Sizes", sizes.map(({ name }) => name).join(", ")],
    ...colors.map((color): [string, string] => [
      `Color ${color.id}`,
      `${color.name} ${color.hex}${available(color.available)}`,
    ]),
    ...sizes.map((size): [string, string] => [
      `Size ${size.id}`,
      [size.name, size.description].filter((text) => text !== "").join(": ") + available(size.available),
    ]),
    ...variants.map((variant): [string, string] => [
      `Variant Inventory Qty, ${nameOf(colors, variant.colorId)} / ${nameOf(sizes, variant.sizeId)}`,
      String(variant.quantity),
    ]),
    ...Object.entries(variantDetails).flatMap(([key, own]) => {
      const { colorId, sizeId } = idsOfKey(key);
      const variant = `${nameOf(colors, colorId)} / ${nameOf(sizes, sizeId)}`;
      const prices = own.priceOre === null ? {} : priceCells("Variant", pricesOf(fields, own));
      return Object.entries({ ...detailCells(own), ...prices }).flatMap(([column, text]): [string, string][] =>
        text === "" ? [] : [[`${column}, ${variant}`, text]],
      );
    }),
    ...media.map(({ url, alt, colorId, width, height }, i): [string, string] => [
      `Image ${i + 1}`,
      [url, alt, colorId && `(${nameOf(colors, colorId)})`, width && height && `${width} × ${height}`]
        .filter((part) => part)
        .join(" "),
    ]),
  ]);
}

/** Whether two versions of a product are one and the same, in every field. */
export function isSameProduct(a: ProductInput, b: ProductInput): boolean {
  return isSame(comparable(a), comparable(b));
}

/** Variants in one order, without what only the editor needs; JSON columns with their keys in one order. */
function comparable({ variants, media, ...fields }: ProductInput) {
  return {
    ...fields,
    variants: variants
      .map(({ colorId, sizeId, quantity }) => ({ key: `${colorId} ${sizeId}`, quantity }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    media: media.map(({ url, alt, colorId, width = null, height = null }) => ({ url, alt, colorId, width, height })),
  };
}
