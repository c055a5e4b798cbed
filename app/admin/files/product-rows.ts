import { sizeOptionName } from "#app/features/catalogue/products/option-names.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { valueOf } from "#app/features/catalogue/products/size-parts.ts";
import { noDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { pricesOf } from "#app/features/catalogue/products/variant-prices.ts";

import { flagCell, pictureCell } from "./cells.ts";
import { detailCells } from "./detail-columns.ts";
import { priceCells } from "./price-columns.ts";
import { constantCells, fieldColumns, productColumns, stateCells } from "./product-columns.ts";

/** A product as it is written to a file. */
export interface FileProduct {
  id: string;
  fields: ProductInput;
}

export interface FileContext {
  /** Where the shop lives, such as https://shop.example. */
  origin: string;
  siteName: string;
}

type Cells = Record<string, string>;

/**
 * A product as rows by column: one for each variant, color or size without one, and picture, side by side. Its own fields
 * stand in the first.
 */
export function productRows(product: FileProduct, context: FileContext): Cells[] {
  const options = optionRows(product, context.origin);
  const pictures = pictureRows(product.fields, context.origin);
  const count = Math.max(1, options.length, pictures.length);
  return Array.from({ length: count }, (_, i) => ({
    Handle: product.id,
    ...(i === 0 ? fieldCells(product.fields, context.siteName) : {}),
    ...options[i],
    ...pictures[i],
  }));
}

/** The cells of a row in the order of the file's columns. */
export function inColumnOrder(cells: Cells): string[] {
  return productColumns.map((column) => cells[column] ?? "");
}

function fieldCells(fields: ProductInput, siteName: string): Cells {
  const { published, status } = stateCells[fields.state];
  return {
    ...Object.fromEntries(fieldColumns.map(({ column, write }) => [column, write(fields)])),
    Vendor: siteName,
    Published: published,
    Status: status,
    "Publish At": fields.publishAt ?? "",
    "Gift Card": constantCells["Gift Card"] ?? "",
    ...priceCells("Product", fields),
    ...(fields.variants.length === 0 ? priceCells("Variant", fields) : {}),
  };
}

/** One row for each variant, and one for each color and size that no variant has. */
function optionRows({ fields }: FileProduct, origin: string): Cells[] {
  const { colors, sizes, variants, texts } = fields;
  const { thirdLabel } = texts;
  const byKey = new Map(variants.map((variant) => [variantKey(variant), variant]));
  const colorCells = (index: number): Cells => {
    const color = colors[index];
    if (!color) return {};
    return {
      "Option1 Name": "Color",
      "Option1 Value": color.name,
      "Color Id": color.id,
      "Color Hex": color.hex,
      "Color Available": flagCell.write(color.available),
      "Color Position": String(index + 1),
    };
  };
  const sizeCells = (index: number): Cells => {
    const size = sizes[index];
    if (!size) return {};
    return {
      "Option2 Name": texts.sizeLabel ?? sizeOptionName,
      "Option2 Value": thirdLabel === null ? size.name : valueOf(size),
      ...(thirdLabel === null ? {} : { "Option3 Name": thirdLabel, "Option3 Value": size.thirdValue ?? "" }),
      "Size Id": size.id,
      "Size Description": size.description,
      "Size Available": flagCell.write(size.available),
      "Size Position": String(index + 1),
    };
  };
  const rows = colors.flatMap((color, c) =>
    sizes.flatMap((size, s): Cells[] => {
      const key = variantKey({ colorId: color.id, sizeId: size.id });
      const variant = byKey.get(key);
      if (!variant) return [];
      const units = { "Variant Inventory Qty": String(variant.quantity) };
      const own = fields.variantDetails[key] ?? noDetails;
      const details = {
        ...detailCells({ ...own, picture: own.picture && pictureCell(origin).write(own.picture) }),
        ...priceCells("Variant", pricesOf(fields, own)),
      };
      const { "Gift Card": _, ...constants } = constantCells;
      return [{ ...colorCells(c), ...sizeCells(s), ...details, ...units, ...constants }];
    }),
  );
  const lone = (list: readonly { id: string }[], key: "colorId" | "sizeId", cells: (index: number) => Cells) =>
    list.flatMap(({ id }, index) => (variants.some((variant) => variant[key] === id) ? [] : [cells(index)]));
  return [...rows, ...lone(colors, "colorId", colorCells), ...lone(sizes, "sizeId", sizeCells)];
}

function pictureRows({ media }: ProductInput, origin: string): Cells[] {
  const { write } = pictureCell(origin);
  return media.map(({ url, alt, colorId, width, height }, i) => ({
    "Image Src": write(url),
    "Image Position": String(i + 1),
    "Image Alt Text": alt,
    "Image Color": colorId ?? "",
    "Image Width": width ? String(width) : "",
    "Image Height": height ? String(height) : "",
  }));
}
