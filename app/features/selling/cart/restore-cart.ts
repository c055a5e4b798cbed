import type { DiscountInfo } from "#app/features/selling/discounts/discount-info.ts";
import { saveDiscount } from "#app/features/selling/discounts/discount-store.ts";

import { type CartLine, withLine } from "./cart-line.ts";
import { readCart, replaceCart } from "./cart-store.ts";

/** Restores lines before those added meanwhile, and the discount. False when the browser could not store them. */
export function restoreLines(lines: readonly CartLine[], discount: DiscountInfo | null): boolean {
  const stored = replaceCart(readCart().reduce(withLine, [...lines]));
  if (stored && discount) saveDiscount(discount);
  return stored;
}

/** Restores one line at its index. False when the browser could not store it. */
export function restoreLine(line: CartLine, index: number): boolean {
  const lines = readCart();
  return replaceCart([...lines.slice(0, index), line, ...lines.slice(index)]);
}
