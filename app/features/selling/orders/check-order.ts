import { findVariant } from "#app/features/catalogue/inventory/find-variant.ts";
import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { orderVat } from "#app/features/selling/cart/order-vat.ts";
import { chargedLines, orderTotals, type Totals } from "#app/features/selling/cart/totals.ts";
import { bestDiscount } from "#app/features/selling/discounts/best-discount.ts";
import type { DiscountCode } from "#app/features/selling/discounts/discount-code.ts";
import {
  type DiscountLookup,
  type DiscountUses,
  evaluateDiscount,
} from "#app/features/selling/discounts/evaluate-code.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { ratesIn, type ShippingMethod, type ShippingTerms } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { toOre } from "#app/shared/money.ts";
import { isOfferedIn, paymentMethodName } from "#app/shared/payment-methods.ts";
import { shareOutWithin } from "#app/shared/share-out.ts";
import type { VatRule } from "#app/shared/vat.ts";

import { orderLimits } from "./order-limits.ts";
import type { OrderInput, OrderItemInput } from "./schemas.ts";

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

/** What is wrong with one line of the cart, and the current value. `index` is its position in the lines sent. */
export type LineProblem =
  | { index: number; problem: "unavailable"; message: string }
  | { index: number; problem: "choice-missing"; message: string }
  | { index: number; problem: "stock"; message: string; available: number }
  | { index: number; problem: "price"; message: string; priceOre: number; currency: Currency };

export type CheckedOrder =
  | {
      kind: "ok";
      /** At the prices that are charged, with what the discount takes off each. */
      lines: (CheckedLine & { discountOre: number })[];
      totals: Totals;
      /** What standard delivery would cost, in öre. */
      standardShippingOre: number;
      /** The VAT rule that the order keeps. */
      vat: VatRule;
      currency: Currency;
      /** The code, or the id of the automatic discount, with its title. */
      discountCode: string | null;
      discountTitle: string | null;
    }
  | { kind: "too-large"; message: string }
  /** The shop's checkout does not take this order: closed, without a phone number, by a way to pay that is switched off, or by a delivery that is not offered for it. */
  | { kind: "checkout-refused"; message: string }
  | { kind: "mixed-currencies"; message: string }
  | { kind: "lines-changed"; problems: LineProblem[] }
  | { kind: "discount-refused"; message: string }
  | { kind: "total-changed"; message: string; totals: Totals };

export interface ShopTerms {
  shipping: ShippingTerms;
  vat: VatRule;
  checkout: CheckoutRules;
}

/** What staff have set for the checkout. */
export interface CheckoutRules {
  guestCheckout: boolean;
  phoneRequired: boolean;
  closedPayments: readonly string[];
}

/**
 * Checks an order a browser sent against the shop's own data: every line must still exist, be in stock and cost what the
 * shopper was shown, all in one currency, the code must be valid, and the total must be the one shown, with the best of the code and the
 * automatic discounts of this moment. A difference is reported, never charged. Shipping has rates for each currency; a code with a fixed amount is for orders in SEK alone.
 */
export function checkOrder(
  input: OrderInput,
  products: ReadonlyMap<string, SellableProduct>,
  discount: { found: DiscountLookup; uses: DiscountUses | undefined; automatic: readonly DiscountCode[] },
  terms: ShopTerms,
  now: Date,
): CheckedOrder {
  const tooLarge = tooLargeMessage(input.items);
  if (tooLarge) return { kind: "too-large", message: tooLarge };

  const refused = checkoutRefusal(input, terms.checkout);
  if (refused) return { kind: "checkout-refused", message: refused };

  const lines: CheckedLine[] = [];
  const problems: LineProblem[] = [];
  const requested = new Map<string, number>();
  input.items.forEach((item, index) => {
    const checked = checkLine(item, index, products.get(item.productId), requested);
    if ("problem" in checked) problems.push(checked);
    else lines.push(checked);
  });
  if (problems.length > 0) return { kind: "lines-changed", problems };

  const mixed = mixedCurrencies(lines);
  if (mixed) return { kind: "mixed-currencies", message: mixed };
  const currency = lines[0]?.currency ?? "SEK";

  const { country } = input.customer;
  const sources = lines.map(({ source }) => source);
  const notSent = shippingRefusal(input.shippingMethod, { country, sources });
  if (notSent) return { kind: "checkout-refused", message: `${notSent} Please choose standard delivery.` };

  const { found, uses, automatic } = discount;
  const shippingRates = ratesIn(terms.shipping, currency);
  const evaluated = input.discountCode ? evaluateDiscount(input.discountCode, found, lines, now, uses, currency) : null;
  if (evaluated?.valid === false) return { kind: "discount-refused", message: evaluated.error };
  const order = { cart: lines, shippingMethod: input.shippingMethod, shippingRates, currency };
  const applied = bestDiscount(evaluated, automatic, order, now);

  const totalsWith = (shippingMethod: ShippingMethod) =>
    orderTotals({
      lines,
      discountOre: applied?.discountOre ?? 0,
      shippingMethod,
      shippingRates: ratesIn(terms.shipping, currency, applied?.freeShipping),
      country,
      vat: terms.vat,
    });
  const totals = totalsWith(input.shippingMethod);
  if (input.total !== undefined && toOre(input.total) !== totals.totalOre) {
    return { kind: "total-changed", message: "The total has changed. Please check your order again.", totals };
  }
  return {
    kind: "ok",
    lines: discountedLines(chargedLines(lines, country, terms.vat), totals.discountOre, applied?.lineOre ?? []),
    totals,
    standardShippingOre: totalsWith("standard").shippingOre,
    vat: orderVat(country, terms.vat),
    currency,
    discountCode: applied?.code ?? null,
    discountTitle: applied?.title ?? null,
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

/** Why an order is larger than the shop takes; null when it is not. */
function tooLargeMessage(items: readonly OrderItemInput[]): string | null {
  const { linesPerOrder, unitsPerOrder, unitsPerVariant } = orderLimits;
  const units = items.reduce((sum, item) => sum + Math.min(item.quantity, unitsPerVariant), 0);
  if (items.length > linesPerOrder) return `One order can have up to ${linesPerOrder} different items.`;
  if (units > unitsPerOrder) return `One order can have up to ${unitsPerOrder} items in total.`;
  return null;
}

/** Why the checkout does not take an order; null when it does. */
function checkoutRefusal({ customer, billing, paymentMethod }: OrderInput, rules: CheckoutRules): string | null {
  if (!rules.guestCheckout) return "Checkout is closed right now. Please come back later.";
  if (rules.phoneRequired && customer.phone === "") return "Please enter your phone number.";
  if (rules.closedPayments.includes(paymentMethod))
    return `${paymentMethodName(paymentMethod)} isn't available right now. Please choose another way to pay.`;
  if (!isOfferedIn(paymentMethod, [customer.country, billing?.country ?? customer.country]))
    return `${paymentMethodName(paymentMethod)} isn't available in ${customer.country}. Please choose another way to pay.`;
  return null;
}

function checkLine(
  item: OrderItemInput,
  index: number,
  product: SellableProduct | undefined,
  requested: Map<string, number>,
): CheckedLine | LineProblem {
  if (!product) return { index, problem: "unavailable", message: `${item.name || "An item"} is no longer available` };
  const variant = findVariant(product.variants, item);
  if (!variant) {
    return { index, problem: "choice-missing", message: `Please select a color and size for ${product.name}` };
  }

  const alreadyRequested = requested.get(variant.id) ?? 0;
  const inStock = Math.max(0, variant.quantity - alreadyRequested);
  const available = Math.min(inStock, Math.max(0, orderLimits.unitsPerVariant - alreadyRequested));
  if (available < item.quantity) {
    const message = available < inStock ? limitProblem(product, variant) : stockProblem(product, variant, available);
    return { index, problem: "stock", available, message };
  }
  requested.set(variant.id, alreadyRequested + item.quantity);

  const { priceOre: ore, currency: shownIn } = product;
  if (toOre(item.price) !== ore || (item.currency ?? shownIn) !== shownIn) {
    const message = `The price of ${product.name} has changed`;
    return { index, problem: "price", priceOre: ore, currency: shownIn, message };
  }
  const { id: productId, name, priceOre, currency, source } = product;
  const { id: variantId, size, color, image } = variant;
  return {
    productId,
    variantId,
    name,
    priceOre,
    quantity: item.quantity,
    image: image ?? product.image,
    size,
    color,
    currency,
    source,
  };
}

function limitProblem(product: SellableProduct, variant: { size: string; color: string }): string {
  return `${product.name}, ${variant.size} ${variant.color}: You can order up to ${orderLimits.unitsPerVariant} at a time`;
}

function stockProblem(product: SellableProduct, variant: { size: string; color: string }, available: number): string {
  const what = `${product.name}, ${variant.size} ${variant.color}`;
  if (available === 0) return `${what}: Currently out of stock`;
  return `${what}: Only ${available} items available in stock for ${variant.size} ${variant.color}`;
}
