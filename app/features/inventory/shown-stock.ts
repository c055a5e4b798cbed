import { lowStockThreshold } from "#app/features/catalogue/product.ts";
import type { PageChange } from "#app/platform/page-cache.server.ts";

/** How the stock of a variant was moved by an order, and what its product has in all. Units. */
export interface StockMove {
  productId: string;
  /** Units the variant has now. */
  left: number;
  /** Units the variant got back; negative when they were taken. */
  moved: number;
  /** Units that all variants of the product have now. */
  productLeft: number;
}

/**
 * The pages on which shoppers see something else after stock was moved: those of a product that became scarce, sold out or
 * plentiful, in one of its variants or as a whole, and the listings in the last case. Mostly none.
 */
export function pagesShowing(moves: readonly StockMove[]): PageChange {
  const products = new Set<string>();
  const movedOf = new Map<string, StockMove>();
  for (const move of moves) {
    if (crosses(move.left, move.moved)) products.add(move.productId);
    const moved = (movedOf.get(move.productId)?.moved ?? 0) + move.moved;
    movedOf.set(move.productId, { ...move, moved });
  }
  const whole = [...movedOf.values()].filter(({ productLeft, moved }) => crosses(productLeft, moved));
  for (const { productId } of whole) products.add(productId);
  return { products: [...products], listings: whole.length > 0 };
}

function crosses(left: number, moved: number): boolean {
  return shown(left) !== shown(left - moved);
}

function shown(units: number): "none" | "few" | "enough" {
  if (units <= 0) return "none";
  return units <= lowStockThreshold ? "few" : "enough";
}
