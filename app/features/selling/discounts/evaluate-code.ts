import type { Currency } from "#app/shared/currencies.ts";
import { percentOf, toKronor } from "#app/shared/money.ts";

/** A stored discount code. Amounts in öre; `valueHundredths` is percent or kronor in hundredths. */
export interface DiscountCode {
  code: string;
  isActive: boolean;
  /** From when it can be used; null for at once. */
  startsAt: string | null;
  minOrderOre: number;
  expiryDate: string | null;
  discountType: string;
  valueHundredths: number;
  maxDiscountOre: number | null;
  /** How many paid orders may use it, in total and per customer; null for no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  description: string;
}

/** How many paid orders used a code, where it has a limit: in total, and by this customer. */
export interface DiscountUses {
  inAll: number;
  byCustomer: number;
}

const unused: DiscountUses = { inAll: 0, byCustomer: 0 };

export type DiscountEvaluation =
  | {
      valid: true;
      code: string;
      description: string;
      discountOre: number;
      discountPercentage: number;
      finalTotalOre: number;
    }
  | { valid: false; code: string; error: string };

/** The result of a lookup: `none` when the shop has no codes at all, `unknown` when it has other codes. */
export type DiscountLookup = DiscountCode | "none" | "unknown";

/**
 * Whether a code is valid for a cart, and the amount it takes off, in öre. The first five refusals, their texts and their order are those
 * of R4; the limits of use come after them. Never takes off more than the cart is worth. `cartTotalOre` is in hundredths of `currency`; a code with an amount (value, minimum
 * or cap) is for carts in SEK.
 */
export function evaluateDiscount(
  typed: string,
  found: DiscountLookup,
  cartTotalOre: number,
  now: Date,
  uses: DiscountUses = unused,
  currency: Currency = "SEK",
): DiscountEvaluation {
  const code = normalizeCode(typed);
  const refuse = (error: string): DiscountEvaluation => ({ valid: false, code, error });

  if (found === "none") return refuse("No discount codes found in database");
  if (found === "unknown") return refuse("Discount code not found");
  if (!found.isActive || !hasStarted(found, now)) return refuse("Discount code is not active");
  // Before the minimum, which is an amount in SEK and says nothing of another currency.
  if (currency !== "SEK" && !holdsInEveryCurrency(found)) return refuse("Discount code is for orders in SEK only");
  if (cartTotalOre < found.minOrderOre) return refuse(`Minimum order amount is ${toKronor(found.minOrderOre)} SEK`);
  if (found.expiryDate !== null && new Date(found.expiryDate) < now) return refuse("Discount code has expired");
  if (found.maxUses !== null && uses.inAll >= found.maxUses) return refuse("Discount code has been used up");
  if (found.maxUsesPerCustomer !== null && uses.byCustomer >= found.maxUsesPerCustomer)
    return refuse("You have already used this discount code");

  const percentage = isPercentage(found) ? found.valueHundredths / 100 : 0;
  const discountOre = Math.min(amountOff(found, cartTotalOre), cartTotalOre);
  return {
    valid: true,
    code,
    description: found.description,
    discountOre,
    discountPercentage: percentage,
    finalTotalOre: cartTotalOre - discountOre,
  };
}

/** Whether a code's time has come. Before, it answers as one that is not active. */
export function hasStarted({ startsAt }: Pick<DiscountCode, "startsAt">, now: Date): boolean {
  return startsAt === null || new Date(startsAt) <= now;
}

/** Whether a code is valid in every currency. One with an amount (value, minimum or cap) is valid in SEK only. */
function holdsInEveryCurrency(code: DiscountCode): boolean {
  return isPercentage(code) && code.minOrderOre === 0 && code.maxDiscountOre === null;
}

/** The code trimmed and in upper case: codes are compared case-insensitively. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a code takes off a percentage; otherwise an amount. */
export function isPercentage({
  discountType,
  valueHundredths,
}: Pick<DiscountCode, "discountType" | "valueHundredths">): boolean {
  if (discountType === "percentage" || discountType === "percent") return true;
  if (discountType === "fixed" || discountType === "amount") return false;
  return valueHundredths <= 100_00;
}

function amountOff(code: DiscountCode, cartTotalOre: number): number {
  if (!isPercentage(code)) return code.valueHundredths;
  return Math.min(percentOf(cartTotalOre, code.valueHundredths), code.maxDiscountOre ?? Number.POSITIVE_INFINITY);
}
