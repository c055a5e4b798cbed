import { shippingCost, type ShippingMethod, type ShippingRates } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { sumOf } from "#app/shared/share-out.ts";

import type { DiscountLine } from "./allot-discount.ts";
import { codeRefusals } from "./code-refusals.texts.ts";
import { type DiscountCode, localText } from "./discount-code.ts";
import { evaluateDiscount, type ValidDiscount } from "./evaluate-code.ts";

/** The discount of an order: a code, or an automatic one with its title. Beside each other, its description says which it is, and why. */
export interface AppliedDiscount extends ValidDiscount {
  /** As staff wrote it: what an order keeps. */
  title: string | null;
  /** As the shopper reads it. */
  localTitle: string | null;
}

/** What a discount is chosen for. The rates are those of the currency, in its hundredths, before any discount. */
export interface DiscountedOrder {
  /** Its lines, or its total alone: then automatic discounts for chosen items do not take part. */
  cart: number | readonly DiscountLine[];
  shippingMethod: ShippingMethod;
  shippingRates: ShippingRates;
  currency: Currency;
}

/**
 * The one discount of an order: what saves the shopper most, of the code that was entered and all automatic discounts; a tie goes to the
 * code. An automatic discount must save something, in goods and shipping together: one that took the cart below free shipping could cost.
 * A code that no automatic discount beats applies whatever it saves. Null for none.
 */
export function bestDiscount(
  code: ValidDiscount | null,
  automatic: readonly DiscountCode[],
  order: DiscountedOrder,
  now: Date,
): AppliedDiscount | null {
  const rival = bestAutomatic(automatic, order, now);
  if (!code) return rival;
  if (!rival) return { ...code, title: null, localTitle: null };
  if (savedOre(code, order) < savedOre(rival, order))
    return { ...rival, description: codeRefusals().keptOther(rival.localTitle) };
  const why = codeRefusals().usedCode(rival.localTitle);
  return {
    ...code,
    title: null,
    localTitle: null,
    description: code.description === "" ? why : codeRefusals().usedCodeAnd(code.description, why),
  };
}

function bestAutomatic(automatic: readonly DiscountCode[], order: DiscountedOrder, now: Date) {
  const offers = automatic.flatMap((discount) => {
    const evaluated = evaluateDiscount(discount.code, discount, order.cart, now, undefined, order.currency);
    return evaluated.valid ? [{ ...evaluated, title: discount.title, localTitle: localText(discount, "title") }] : [];
  });
  const [best] = offers
    .map((offer) => ({ offer, saved: savedOre(offer, order) }))
    .filter(({ saved }) => saved > 0)
    // Of equals always the same one, in whatever order they were read.
    .toSorted((a, b) => b.saved - a.saved || (a.offer.code < b.offer.code ? -1 : 1));
  return best?.offer ?? null;
}

/** What a discount takes off goods and shipping together, in öre of the prices that shoppers see; below 0 when it costs free shipping. */
export function savedOre(
  { discountOre, freeShipping }: Pick<ValidDiscount, "discountOre" | "freeShipping">,
  { cart, shippingMethod, shippingRates }: Omit<DiscountedOrder, "currency">,
): number {
  const goodsOre = typeof cart === "number" ? cart : sumOf(cart.map(({ priceOre, quantity }) => priceOre * quantity));
  const rates = freeShipping ? { ...shippingRates, standardOre: 0 } : shippingRates;
  const before = shippingCost(goodsOre, shippingMethod, shippingRates);
  return discountOre + before - shippingCost(goodsOre - discountOre, shippingMethod, rates);
}
