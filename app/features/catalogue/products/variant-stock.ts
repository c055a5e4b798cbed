import { lowStockThreshold } from "#app/features/catalogue/products/product.ts";

import { stockTexts } from "./stock.texts.ts";

/** Units in stock of a color and size; 0 when unknown (R5). */
export function stockOf(
  variants: readonly { colorId: string; sizeId: string; quantity: number }[],
  colorId: string | null,
  sizeId: string | null,
): number {
  return variants.find((variant) => variant.colorId === colorId && variant.sizeId === sizeId)?.quantity ?? 0;
}

/** The stock message for the chosen color and size (R5); null when there is none. `third`: the name of the third option, where that alone is still to be chosen. */
export function stockMessage(
  stock: number,
  sizeName: string | null,
  colorName: string | null,
  third?: string,
): string | null {
  const texts = stockTexts();
  if (sizeName === null || colorName === null) return third ? texts.selectOption(third) : texts.selectBoth;
  if (stock === 0) return texts.outOfStockFor(sizeName, colorName);
  if (stock <= lowStockThreshold) return lowStockText(stock);
  return null;
}

/** What is said where few units are left (R5). */
export function lowStockText(units: number): string {
  return stockTexts().onlyLeft(units);
}

/** The quantity limited to the stock: at least 1, also when nothing is in stock. */
export function clampQuantity(wished: number, stock: number): number {
  if (!Number.isFinite(wished)) return 1;
  return Math.max(1, Math.min(Math.trunc(wished), stock));
}
