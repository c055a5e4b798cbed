import type { Currency } from "#app/shared/currencies.ts";
import { toKronor } from "#app/shared/money.ts";
import { sumOf } from "#app/shared/share-out.ts";

import { allotDiscount, type DiscountLine, unitsInScope } from "./allot-discount.ts";
import { codeRefusals } from "./code-refusals.texts.ts";
import { currencyOf, type DiscountCode, kindOf, localText } from "./discount-code.ts";

/** How many paid orders used a code, where it has a limit: in total, and by this customer. */
export interface DiscountUses {
  inAll: number;
  byCustomer: number;
}

const unused: DiscountUses = { inAll: 0, byCustomer: 0 };

/** A code that may be used, and what it takes off. Amounts in öre; `lineOre` is of each line of the cart, in their order. */
export interface ValidDiscount {
  valid: true;
  code: string;
  description: string;
  discountOre: number;
  lineOre: number[];
  freeShipping: boolean;
  discountPercentage: number;
  finalTotalOre: number;
}

export type DiscountEvaluation = ValidDiscount | { valid: false; code: string; error: string };

/** The result of a lookup: `none` when the shop has no codes at all, `unknown` when it has other codes. */
export type DiscountLookup = DiscountCode | "none" | "unknown";

/**
 * Whether a code is valid for a cart, and the amount it takes off, in öre. The first five refusals, their texts and their order are those
 * of R4; the limits of use and the items that a code is for come after them. Never takes off more than the cart is worth. The cart is
 * its lines or, for a code that is for all products, its total alone; in hundredths of `currency`. A code of a market is
 * for carts in its money; one of all markets with an amount (value, minimum or cap) for those in SEK. The minimum of a code for chosen products looks at those.
 */
export function evaluateDiscount(
  typed: string,
  found: DiscountLookup,
  cart: number | readonly DiscountLine[],
  now: Date,
  uses: DiscountUses = unused,
  currency: Currency = "SEK",
): DiscountEvaluation {
  const texts = codeRefusals();
  const code = normalizeCode(typed);
  const refuse = (error: string): DiscountEvaluation => ({ valid: false, code, error });

  if (found === "none") return refuse(texts.noCodes);
  if (found === "unknown") return refuse(texts.notFound);
  if (!found.isActive || !hasStarted(found, now)) return refuse(texts.notActive);
  // Before the minimum, which is an amount and says nothing of another currency.
  if (currency !== currencyOf(found) && !holdsInEveryCurrency(found))
    return refuse(texts.onlyCurrency(currencyOf(found)));
  const lines = typeof cart === "number" ? [{ productId: "", priceOre: cart, quantity: 1 }] : cart;
  if (isBelowMinimum(found, lines)) return refuse(minimumText(found));
  if (found.expiryDate !== null && new Date(found.expiryDate) < now) return refuse(texts.expired);
  if (found.maxUses !== null && uses.inAll >= found.maxUses) return refuse(texts.usedUp);
  if (found.maxUsesPerCustomer !== null && uses.byCustomer >= found.maxUsesPerCustomer)
    return refuse(texts.alreadyUsed);
  const mismatch = typeof cart === "number" ? unknownLines(found) : scopeProblem(found, cart);
  if (mismatch !== null) return refuse(mismatch);

  const { lineOre, freeShipping } = allotDiscount(found, lines);
  const discountOre = sumOf(lineOre);
  return {
    valid: true,
    code,
    description: localText(found, "description"),
    discountOre,
    lineOre,
    freeShipping,
    discountPercentage: kindOf(found) === "percentage" ? found.valueHundredths / 100 : 0,
    finalTotalOre: sumOf(lines.map(({ priceOre, quantity }) => priceOre * quantity)) - discountOre,
  };
}

/** Whether a code's time has come. Before, it answers as one that is not active. */
export function hasStarted({ startsAt }: Pick<DiscountCode, "startsAt">, now: Date): boolean {
  return startsAt === null || new Date(startsAt) <= now;
}

/** The code trimmed and in upper case: codes are compared case-insensitively. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a code is valid in every currency: one of all markets without an amount (value, minimum or cap). */
function holdsInEveryCurrency(code: DiscountCode): boolean {
  return code.market === null && kindOf(code) !== "fixed" && code.minOrderOre === 0 && code.maxDiscountOre === null;
}

/** Whether what a code is for comes to less than its minimum. A cart without any of it is told that instead. */
function isBelowMinimum(code: DiscountCode, lines: readonly DiscountLine[]): boolean {
  const worth = lines.map((line) => ({ units: unitsInScope(code, line), priceOre: line.priceOre }));
  const isForNone = code.productIds !== null && worth.every(({ units }) => units === 0);
  return !isForNone && sumOf(worth.map(({ units, priceOre }) => units * priceOre)) < code.minOrderOre;
}

function minimumText(code: DiscountCode): string {
  const [amount, currency] = [toKronor(code.minOrderOre), currencyOf(code)];
  const texts = codeRefusals();
  return code.productIds === null ? texts.minimum(amount, currency) : texts.minimumOfItems(amount, currency);
}

/** Why a total alone does not tell what a code takes off; null when it does. */
function unknownLines(code: DiscountCode): string | null {
  const needsLines = code.productIds !== null || kindOf(code) === "buy-x-get-y";
  return needsLines ? codeRefusals().chosenItems : null;
}

/** Why a code takes nothing off these lines; null when it may. */
function scopeProblem(code: DiscountCode, lines: readonly DiscountLine[]): string | null {
  const units = sumOf(lines.map((line) => unitsInScope(code, line)));
  if (units === 0 && code.productIds !== null) return codeRefusals().forNoItem;
  if (kindOf(code) !== "buy-x-get-y") return null;
  const missing = (code.buyQuantity ?? 0) + (code.getQuantity ?? 0) - units;
  if (missing <= 0) return null;
  return codeRefusals().addMore(missing);
}
