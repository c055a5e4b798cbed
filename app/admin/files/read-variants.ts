import { optionKindOf, type OptionLabels } from "#app/features/catalogue/products/option-names.ts";
import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { noDetails, type VariantDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";

import { CellProblem, unitsCell } from "./cells.ts";
import { readDetails } from "./detail-columns.ts";
import { defaultStock } from "./old-stock.ts";
import { readVariantPrice } from "./price-columns.ts";
import type { Draft } from "./product-columns.ts";
import type { LineProblem, ProductReadContext } from "./product-read.ts";
import { type OptionColumns, optionColumns, optionName, OptionReader } from "./read-options.ts";
import type { SourceRow } from "./source-rows.ts";

/** Whether a row has a variant. Where it names one option alone, units, a stock number or a price tell it from a mere color. */
function hasVariant(row: SourceRow): boolean {
  return ["Variant Inventory Qty", "Variant SKU", "Variant Price"].some((column) => row.get(column) !== "");
}

/** A row of our own export that lists a color or size which no variant has. */
function isLone(row: SourceRow): boolean {
  const [color, size] = [row.get("Color Id"), row.get("Size Id")];
  return row.has("Color Id") && row.has("Size Id") && (color === "") !== (size === "");
}

/** Units where a file has no number: none, but in a file that knows nothing of stock, whose shop counted 999 (S9). */
function uncountedUnits(row: SourceRow, hasOptions: boolean): number {
  const knowsStock = ["Variant Inventory Qty", "Variant Inventory Tracker"].some((column) => row.has(column));
  return hasOptions || knowsStock ? 0 : defaultStock;
}

/** The names of the options beside 'Color', where the file says them by its options alone. */
function labelsOf(
  rows: readonly SourceRow[],
  { size, third }: OptionColumns,
  known: OptionLabels,
): Partial<OptionLabels> {
  if (rows.some((row) => row.has("Third Option"))) return {};
  const sizeLabel = size && optionName(rows, size);
  const thirdLabel = third && optionName(rows, third);
  // A word for 'size' in another language is just that, unless staff call it so.
  const isPlain = sizeLabel && sizeLabel !== known.sizeLabel && optionKindOf(sizeLabel) === "size";
  return { ...(sizeLabel && { sizeLabel: isPlain ? null : sizeLabel }), ...(thirdLabel && { thirdLabel }) };
}

/** Reads the colors, sizes and variants of a product's rows. What the file does not name stays. */
export function readVariants(
  rows: readonly SourceRow[],
  draft: Draft,
  { withStock, isNew }: Pick<ProductReadContext, "withStock"> & { isNew: boolean },
): LineProblem | null {
  const columns = optionColumns(rows);
  if (columns instanceof CellProblem) return { line: rows[0]?.line ?? 0, reason: columns.text };
  const colors = new OptionReader<ProductColor>("color", draft.colors);
  const sizes = new OptionReader<ProductSize>("size", draft.sizes);
  const variants = new Map(draft.variants.map((variant) => [variantKey(variant), variant]));
  const details: Record<string, VariantDetails> = { ...draft.variantDetails };
  const named = new Set<string>();
  const hasOptions = columns.color !== undefined || columns.size !== undefined;

  for (const row of rows) {
    const refuse = (reason: string) => ({ line: row.line, reason });
    let color = colors.read(row, columns.color);
    let size = sizes.read(row, columns.size, columns.third);
    if (color instanceof CellProblem) return refuse(color.text);
    if (size instanceof CellProblem) return refuse(size.text);
    const isOnly = draft.variants.length === 1 && draft.colors.length === 1 && draft.sizes.length === 1;
    const isFirstOfNew =
      (isNew || (isOnly && hasVariant(row))) && !hasOptions && row === rows[0] && !row.has("Color Id");
    if (isLone(row) || (!color && !size && !isFirstOfNew)) continue;
    if ((!color || !size) && !isFirstOfNew && !hasVariant(row)) continue;
    color ??= columns.color === undefined ? colors.readOnly() : null;
    size ??= columns.size === undefined ? sizes.readOnly() : null;
    if (color instanceof CellProblem) return refuse(color.text);
    if (size instanceof CellProblem) return refuse(size.text);
    if (!color || !size) return refuse(`${color ? "Size" : "Color"} is missing`);

    const ids = { colorId: color.id, sizeId: size.id };
    const key = variantKey(ids);
    if (named.has(key)) return refuse(`'${color.name}' in '${size.name}' appears twice`);
    named.add(key);
    const known = variants.get(key);
    const said = readDetails(row, details[key] ?? noDetails);
    if (said instanceof CellProblem) return refuse(said.text);
    const priced = readVariantPrice(row, said, draft);
    if (priced instanceof CellProblem) return refuse(priced.text);
    details[key] = priced;
    if (known && !withStock) continue;
    const text = row.get("Variant Inventory Qty");
    if (text === "" && known) continue;
    const quantity = text === "" ? uncountedUnits(row, hasOptions) : unitsCell.read(text);
    if (quantity instanceof CellProblem) return refuse(`Variant Inventory Qty: ${quantity.text}`);
    variants.set(key, { ...ids, quantity, loadedQuantity: known?.loadedQuantity ?? null });
  }
  Object.assign(draft.texts, labelsOf(rows, columns, draft.texts));
  draft.colors = colors.options;
  draft.sizes = sizes.options;
  draft.variants = [...variants.values()];
  draft.variantDetails = details;
  return null;
}
