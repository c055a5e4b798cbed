import { lowStockThreshold } from "#app/features/catalogue/product.ts";

/** Units of a color and size; what is unknown counts as 0 (specification, section 8: 'stock counts as 0'). */
export function stockOf(
  variants: readonly { colorId: string; sizeId: string; quantity: number }[],
  colorId: string | null,
  sizeId: string | null,
): number {
  return variants.find((variant) => variant.colorId === colorId && variant.sizeId === sizeId)?.quantity ?? 0;
}

/** What a product page says about the stock of what is chosen (specification, section 8); null when there is nothing to say. */
export function stockMessage(stock: number, sizeName: string | null, colorName: string | null): string | null {
  if (sizeName === null || colorName === null) return "Select color and size to see stock availability";
  if (stock === 0) return `Out of stock for ${sizeName} ${colorName}`;
  if (stock <= lowStockThreshold) return `Only ${stock} left!`;
  return null;
}

/** A wished quantity made possible: at least 1, at most the stock (but 1 when there is none). */
export function clampQuantity(wished: number, stock: number): number {
  if (!Number.isFinite(wished)) return 1;
  return Math.max(1, Math.min(Math.trunc(wished), stock));
}
