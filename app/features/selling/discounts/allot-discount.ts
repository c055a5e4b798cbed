import { percentOf } from "#app/shared/money.ts";
import { shareOut, sumOf } from "#app/shared/share-out.ts";

import { type DiscountCode, kindOf } from "./discount-code.ts";

/** A line of a cart, as a code sees it. Price in öre. */
export interface DiscountLine {
  productId: string;
  priceOre: number;
  quantity: number;
}

/** What a code takes off each line, in öre, and whether standard delivery is free with it. */
export interface Allotment {
  lineOre: number[];
  freeShipping: boolean;
}

/**
 * What a code takes off the lines of a cart, in whole öre: together exactly the discount, none more than its line is worth. Lines of
 * other products get nothing. Buy X, get Y counts the units of all its products together, and lowers the cheapest of them, Y for every
 * X + Y. It does not look at whether the code may be used.
 */
export function allotDiscount(code: DiscountCode, lines: readonly DiscountLine[]): Allotment {
  const kind = kindOf(code);
  const units = kind === "buy-x-get-y" ? cheapestUnits(code, lines) : lines.map((line) => unitsInScope(code, line));
  const bases = lines.map((line, i) => line.priceOre * (units[i] ?? 0));
  const baseOre = sumOf(bases);
  const takenOff = {
    percentage: () => Math.min(percentOf(baseOre, code.valueHundredths), code.maxDiscountOre ?? baseOre),
    fixed: () => code.valueHundredths,
    "free-shipping": () => 0,
    "buy-x-get-y": () => percentOf(baseOre, code.valueHundredths),
  }[kind]();
  return { lineOre: shareOut(Math.min(takenOff, baseOre), bases), freeShipping: kind === "free-shipping" };
}

/** How many units of a line a code is for: all or none. */
export function unitsInScope({ productIds }: Pick<DiscountCode, "productIds">, line: DiscountLine): number {
  return productIds === null || productIds.includes(line.productId) ? line.quantity : 0;
}

/** How many units of each line cost less by buy X, get Y: the cheapest first, of equal ones those of the first line. */
function cheapestUnits(code: DiscountCode, lines: readonly DiscountLine[]): number[] {
  const { buyQuantity, getQuantity } = code;
  const units = lines.map((line) => unitsInScope(code, line));
  if (!buyQuantity || !getQuantity) return units.map(() => 0);
  let left = Math.floor(sumOf(units) / (buyQuantity + getQuantity)) * getQuantity;
  const lowered = units.map(() => 0);
  for (const { i } of lines
    .map(({ priceOre }, index) => ({ i: index, priceOre }))
    .toSorted((a, b) => a.priceOre - b.priceOre)) {
    lowered[i] = Math.min(left, units[i] ?? 0);
    left -= lowered[i];
  }
  return lowered;
}
