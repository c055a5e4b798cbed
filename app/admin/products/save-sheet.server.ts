import { productCategories } from "#app/features/catalogue/products/categories.ts";
import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { editProduct, type ProductDraft } from "./edit-product.server.ts";
import { fieldOfForm, type FormValues } from "./field-form.ts";
import { unitsText } from "./grid-edit.ts";
import { parsePrice } from "./parse-price.ts";
import { unitsCell } from "./sheet-cells.ts";
import { cellField, changedRows, type SheetRow, undoValues } from "./sheet-form.ts";

/** What saving a sheet came to. Nothing that was typed is lost: what was not saved is in `typed`. */
export interface SheetAnswer {
  saved: number;
  /** Why rows were not saved, by the id of their product. */
  refused: Readonly<Record<string, string>>;
  typed: FormValues;
  /** The form that undoes the save; null when it saved nothing, or undid one. */
  undo: FormValues | null;
  isUndo: boolean;
}

type RowResult = { savedAs: string } | { refusal: string };

/** Saves the changed rows of a sheet, each through the product's own save: a row is written whole or refused whole. Never throws. */
export async function saveSheet(
  shop: Shop,
  { values, actor }: { values: FormValues; actor: string },
  now: Date,
): Promise<SheetAnswer> {
  const saved: (SheetRow & { savedAs: string })[] = [];
  const refused: Record<string, string> = {};
  const typed: Record<string, string> = {};
  for (const row of changedRows(values)) {
    const result = await saveRow(shop, row, actor, now).catch((error: unknown): RowResult => {
      logError("A row of a sheet could not be saved", error);
      return { refusal: "Something went wrong. Try again" };
    });
    if ("savedAs" in result) {
      saved.push({ ...row, savedAs: result.savedAs });
      continue;
    }
    refused[row.id] = result.refusal;
    for (const [cell, text] of Object.entries(row.cells)) typed[cellField(row.id, cell)] = text.now;
  }
  const isUndo = values.intent === "undo";
  return { saved: saved.length, refused, typed, undo: saved.length > 0 && !isUndo ? undoValues(saved) : null, isUndo };
}

async function saveRow(shop: Shop, row: SheetRow, actor: string, now: Date): Promise<RowResult> {
  const category = row.cells.category;
  if (category && ![...productCategories, category.was].some((known) => known === category.now.trim()))
    return { refusal: `Choose ${productCategories.join(", ")}` };
  const change = (current: ProductInput) => withCells(current, row);
  const result = await editProduct(shop.db, { id: row.id, updatedAt: row.version, actor, change }, now);
  switch (result.kind) {
    case "saved":
      invalidatePages(shop, result.pages);
      return { savedAs: result.updatedAt };
    case "invalid":
      return { refusal: result.issues[0]?.message ?? "A cell can't be read" };
    case "unknown-product":
      return { refusal: "Someone deleted it" };
    case "conflict": {
      const { fields, updatedAt } = result.current;
      // A repeat of a request that was answered too late.
      if (isAsWanted(fields, row)) return { savedAs: updatedAt };
      return { refusal: "Someone else changed this. Check what it is now, and save again to keep yours" };
    }
  }
}

/** A product with the cells of its row, yet to be checked. Units are told with those that were seen, so that what was sold stays sold. */
function withCells(current: ProductInput, { cells }: SheetRow): ProductDraft {
  const { price, category, tags } = cells;
  const text = (now: string) => now.trim();
  return {
    ...current,
    ...(price && { priceOre: parsePrice(text(price.now)) }),
    ...(category && { category: text(category.now) }),
    ...(tags && { tags: fieldOfForm("tags", productFields.tags, { tags: tags.now }) }),
    variants: current.variants.map((variant) => {
      const units = cells[unitsCell(variant.colorId, variant.sizeId)];
      return units ? { ...variant, quantity: unitsOf(units.now), loadedQuantity: unitsOf(units.was) } : variant;
    }),
  };
}

function unitsOf(text: string): number {
  const digits = unitsText(text);
  return digits === null || digits === "" ? Number.NaN : Number(digits);
}

function isAsWanted(fields: ProductInput, row: SheetRow): boolean {
  const wanted = withCells(fields, row);
  const units = (variants: unknown) =>
    JSON.stringify((variants as ProductInput["variants"]).map(({ quantity }) => quantity));
  return (
    wanted.priceOre === fields.priceOre &&
    wanted.category === fields.category &&
    JSON.stringify(wanted.tags) === JSON.stringify(fields.tags) &&
    units(wanted.variants) === units(fields.variants)
  );
}
