import { type OrderVat, orderVat } from "#app/features/selling/cart/order-vat.ts";
import { chargedLines, orderTotals, type Totals } from "#app/features/selling/cart/totals.ts";
import { type AppliedDiscount, bestDiscount } from "#app/features/selling/discounts/best-discount.ts";
import type { DiscountCode } from "#app/features/selling/discounts/discount-code.ts";
import {
  type DiscountLookup,
  type DiscountUses,
  evaluateDiscount,
} from "#app/features/selling/discounts/evaluate-code.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import { ratesIn, type ShippingMethod, type ShippingTerms } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { shareOutWithin } from "#app/shared/share-out.ts";

/** A line as it will be stored: from the shop's data, not from what the browser sent. */
export interface CheckedLine {
  productId: string;
  variantId: string;
  name: string;
  priceOre: number;
  quantity: number;
  image: string;
  size: string;
  color: string;
  currency: Currency;
  source: string;
}

/** What the discounts of an order are chosen from: what was found of its code and its uses, and the automatic ones. */
export interface OrderDiscounts {
  found: DiscountLookup;
  uses: DiscountUses | undefined;
  automatic: readonly DiscountCode[];
}

/** How lines are sent, where to, and under which code. */
export interface Sending {
  country: string;
  shippingMethod: ShippingMethod;
  discountCode: string | null;
}

export type PricedLines =
  | {
      kind: "priced";
      /** At the prices that are charged, with what the discount takes off each, in öre. */
      lines: (CheckedLine & { discountOre: number })[];
      totals: Totals;
      /** What standard delivery would cost, in öre. */
      standardShippingOre: number;
      vat: OrderVat;
      currency: Currency;
      applied: AppliedDiscount | null;
    }
  | { kind: "discount-refused"; message: string };

/**
 * What lines of one currency come to, with the best of the code and the automatic discounts of this moment. An order is charged by it,
 * and a quote told. Shipping has rates for each currency; a code with a fixed amount is for orders in SEK alone.
 */
export function priceLines(
  lines: readonly CheckedLine[],
  { country, shippingMethod, discountCode }: Sending,
  { found, uses, automatic }: OrderDiscounts,
  terms: { shipping: ShippingTerms; vat: VatTerms },
  now: Date,
): PricedLines {
  const currency = lines[0]?.currency ?? "SEK";
  const shippingRates = ratesIn(terms.shipping, currency);
  const evaluated = discountCode ? evaluateDiscount(discountCode, found, lines, now, uses, currency) : null;
  if (evaluated?.valid === false) return { kind: "discount-refused", message: evaluated.error };
  const applied = bestDiscount(evaluated, automatic, { cart: lines, shippingMethod, shippingRates, currency }, now);

  const totalsWith = (method: ShippingMethod) =>
    orderTotals({
      lines,
      discountOre: applied?.discountOre ?? 0,
      shippingMethod: method,
      shippingRates: ratesIn(terms.shipping, currency, applied?.freeShipping),
      country,
      vat: terms.vat,
      at: now,
    });
  const totals = totalsWith(shippingMethod);
  const charged = chargedLines(lines, isExport(country, lines, terms.vat), terms.vat);
  return {
    kind: "priced",
    lines: discountedLines(charged, totals.discountOre, applied?.lineOre ?? []),
    totals,
    standardShippingOre: totalsWith("standard").shippingOre,
    vat: orderVat(country, lines, terms.vat, now),
    currency,
    applied,
  };
}

/** Lines at the prices that are charged, with what the discount takes off each, in öre; `lineOre` is that of the prices that are shown. */
function discountedLines(
  lines: readonly CheckedLine[],
  discountOre: number,
  lineOre: readonly number[],
): (CheckedLine & { discountOre: number })[] {
  const weights = lines.map((_, i) => lineOre[i] ?? 0);
  const values = lines.map(({ priceOre, quantity }) => priceOre * quantity);
  const shares = shareOutWithin(discountOre, weights, values);
  return lines.map((line, i) => ({ ...line, discountOre: shares[i] ?? 0 }));
}
