import { lowStockThreshold } from "#app/features/catalogue/products/product.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** How an order changed the stock of a variant, in units. */
export interface StockMovement {
  productId: string;
  /** Units of the variant in stock now. */
  left: number;
  /** Units released to the variant; negative when they were reserved. */
  moved: number;
  /** Units of the whole product in stock now. */
  productLeft: number;
}

/**
 * The pages that stock movements change: the page of a product that crossed the low-stock or sold-out level, in one variant
 * or as a whole; the listings in the latter case, and when a variant sold out or came back, which filters count. Usually none.
 */
export function pagesAffectedBy(moves: readonly StockMovement[]): PageChange {
  const products = new Set<string>();
  const movedOf = new Map<string, StockMovement>();
  for (const move of moves) {
    if (crosses(move.left, move.moved)) products.add(move.productId);
    const moved = (movedOf.get(move.productId)?.moved ?? 0) + move.moved;
    movedOf.set(move.productId, { ...move, moved });
  }
  const whole = [...movedOf.values()].filter(({ productLeft, moved }) => crosses(productLeft, moved));
  for (const { productId } of whole) products.add(productId);
  const isFiltered = moves.some(({ left, moved }) => left > 0 !== left - moved > 0);
  return { products: [...products], listings: isFiltered || whole.length > 0 };
}

function crosses(left: number, moved: number): boolean {
  return stockLevel(left) !== stockLevel(left - moved);
}

function stockLevel(units: number): "none" | "low" | "plenty" {
  if (units <= 0) return "none";
  return units <= lowStockThreshold ? "low" : "plenty";
}
