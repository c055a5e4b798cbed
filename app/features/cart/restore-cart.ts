import type { DiscountInfo } from "#app/features/discounts/discount-info.ts";
import { saveDiscount } from "#app/features/discounts/discount-store.ts";

import { type CartLine, withLine } from "./cart-line.ts";
import { readCart, replaceCart } from "./cart-store.ts";

/** Puts lines back where they stood, in front of what was added meanwhile, and the discount with them. */
export function restoreLines(lines: readonly CartLine[], discount: DiscountInfo | null): boolean {
  const stored = replaceCart(readCart().reduce(withLine, [...lines]));
  if (stored && discount) saveDiscount(discount);
  return stored;
}

/** Puts one line back at its place. */
export function restoreLine(line: CartLine, index: number): boolean {
  const lines = readCart();
  return replaceCart([...lines.slice(0, index), line, ...lines.slice(index)]);
}
