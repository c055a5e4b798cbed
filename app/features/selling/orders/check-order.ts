import { findVariant, type VariantChoice } from "#app/features/catalogue/inventory/find-variant.ts";
import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import type { Totals } from "#app/features/selling/cart/totals.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { homeMarket, marketOf } from "#app/features/shop/markets/markets.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import type { ShippingTerms } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { toOre } from "#app/shared/money.ts";
import { isOfferedIn, paymentMethodName, takesCurrency } from "#app/shared/payment-methods.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { orderLimits } from "./order-limits.ts";
import { orderRefusals } from "./order-refusals.texts.ts";
import { type CheckedLine, type OrderDiscounts, type PricedLines, priceLines } from "./price-lines.ts";
import type { OrderInput, OrderItemInput } from "./schemas.ts";

/** What is wrong with one line of the cart, and the current value. `index` is its position in the lines sent. */
export type LineProblem =
  | { index: number; problem: "unavailable"; message: string }
  | { index: number; problem: "choice-missing"; message: string }
  | { index: number; problem: "stock"; message: string; available: number }
  | { index: number; problem: "price"; message: string; priceOre: number; currency: Currency };

export type CheckedOrder =
  | (Omit<Extract<PricedLines, { kind: "priced" }>, "kind"> & {
      kind: "ok";
      market: MarketId;
      /** The code, or the id of the automatic discount, with its title. */
      discountCode: string | null;
      discountTitle: string | null;
    })
  | { kind: "too-large"; message: string }
  /** The shop's checkout does not take this order: closed, without a phone number, by a way to pay that is switched off, by a delivery that is not offered for it, or in a parcel that it can't go in. */
  | { kind: "checkout-refused"; message: string }
  | { kind: "mixed-currencies"; message: string }
  | { kind: "lines-changed"; problems: LineProblem[] }
  | { kind: "discount-refused"; message: string }
  | { kind: "total-changed"; message: string; totals: Totals };

export interface ShopTerms {
  shipping: ShippingTerms;
  vat: VatTerms;
  /** It goes into one parcel with what was sold by VOEC, and may be nothing else. */
  byVoecAlone?: boolean;
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
  discount: OrderDiscounts,
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
  const notPaid = methodRefusal(input, lines[0]?.currency ?? "SEK");
  if (notPaid) return { kind: "checkout-refused", message: notPaid };
  const { customer, discountCode = null } = input;
  const { country } = customer;
  const sending = { country, shippingMethod: input.shippingMethod, discountCode };
  const market = marketOfProducts(products);
  const outside = outsideMarket(market, country);
  if (outside) return { kind: "checkout-refused", message: outside };
  const notSent = shippingRefusal(sending.shippingMethod, { country, sources: lines.map(({ source }) => source) });
  if (notSent) return { kind: "checkout-refused", message: orderRefusals().chooseStandard(notSent) };
  if (terms.byVoecAlone && isExport(country, lines, terms.vat))
    return { kind: "checkout-refused", message: orderRefusals().notWithVoec };

  const priced = priceLines(lines, sending, discount, terms, now);
  if (priced.kind !== "priced") return priced;
  const { applied, totals } = priced;
  if (input.total !== undefined && toOre(input.total) !== totals.totalOre) {
    return { kind: "total-changed", message: orderRefusals().totalChanged, totals };
  }
  if (asksBeforeCharge(market, totals.totalOre) && !input.agreesToCharge)
    return { kind: "checkout-refused", message: orderRefusals().agreeToCharge };
  return {
    ...priced,
    kind: "ok",
    market,
    discountCode: applied?.code ?? null,
    discountTitle: applied?.title ?? null,
  };
}

/** The market whose prices products were read at: one for all of an order. */
export function marketOfProducts(products: ReadonlyMap<string, SellableProduct>): MarketId {
  const [product] = products.values();
  return product?.market ?? homeMarket.id;
}

/** Why an order of a market isn't sent to a country; null where it is. The shop's own market sends to every country it delivers to. */
export function outsideMarket(id: MarketId, country: string): string | null {
  const market = marketOf(id);
  if (!market || id === homeMarket.id || market.country === country) return null;
  return orderRefusals().outsideMarket(countryName(market.country));
}

/** Why an order is larger than the shop takes; null when it is not. */
export function tooLargeMessage(items: readonly { quantity: number }[]): string | null {
  const { linesPerOrder, unitsPerOrder, unitsPerVariant } = orderLimits;
  const units = items.reduce((sum, item) => sum + Math.min(item.quantity, unitsPerVariant), 0);
  if (items.length > linesPerOrder) return orderRefusals().tooManyLines(linesPerOrder);
  if (units > unitsPerOrder) return orderRefusals().tooManyUnits(unitsPerOrder);
  return null;
}

/** Why the checkout does not take an order; null when it does. */
function checkoutRefusal({ customer, paymentMethod }: OrderInput, rules: CheckoutRules): string | null {
  const texts = orderRefusals();
  if (!rules.guestCheckout) return texts.closed;
  if (rules.phoneRequired && customer.phone === "") return texts.phone;
  if (rules.closedPayments.includes(paymentMethod)) return texts.methodClosed(paymentMethodName(paymentMethod));
  return null;
}

/** Why what is in a currency can't be paid as chosen; null when it can. */
function methodRefusal({ customer, billing, paymentMethod }: OrderInput, currency: Currency): string | null {
  const texts = orderRefusals();
  const name = paymentMethodName(paymentMethod);
  if (!takesCurrency(paymentMethod, currency)) return texts.methodNotFor(name, currency);
  const billed = billing?.country ?? customer.country;
  const isOffered = isOfferedIn(paymentMethod, [customer.country, billed], currency);
  return isOffered ? null : texts.methodNotIn(name, countryName(billed));
}

function checkLine(
  item: OrderItemInput,
  index: number,
  product: SellableProduct | undefined,
  requested: Map<string, number>,
): CheckedLine | LineProblem {
  const line = orderableLine(item, index, product, requested);
  if ("problem" in line) return line;
  const { priceOre, currency } = line;
  if (toOre(item.price) !== priceOre || (item.currency ?? currency) !== currency)
    return { index, problem: "price", priceOre, currency, message: orderRefusals().priceChanged(line.name) };
  return line;
}

/**
 * A line at the shop's own price, or why so much of it cannot be ordered. `requested` has the units of each variant in the lines before
 * it, and gets those of this one.
 */
export function orderableLine(
  item: VariantChoice & { name?: string | undefined; quantity: number },
  index: number,
  product: SellableProduct | undefined,
  requested: Map<string, number>,
): CheckedLine | Exclude<LineProblem, { problem: "price" }> {
  const texts = orderRefusals();
  if (!product) return { index, problem: "unavailable", message: texts.gone(item.name || texts.anItem) };
  const variant = findVariant(product.variants, item);
  if (!variant) {
    return { index, problem: "choice-missing", message: texts.chooseFor(product.name) };
  }

  const alreadyRequested = requested.get(variant.id) ?? 0;
  const limit = orderLimits.unitsPerVariant;
  const available = Math.max(0, Math.min(variant.quantity, limit) - alreadyRequested);
  if (available < item.quantity) {
    // Where the shop has as many as one may order, or more, it is the limit that refuses: how many more is its own business.
    const isLimited = alreadyRequested + item.quantity > limit && variant.quantity >= limit;
    const message = isLimited ? limitProblem(product, variant) : stockProblem(product, variant, available);
    return { index, problem: "stock", available, message };
  }
  requested.set(variant.id, alreadyRequested + item.quantity);

  const { id: productId, name, currency, source } = product;
  const { id: variantId, size, color, image, priceOre } = variant;
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
  return orderRefusals().limit(`${product.name}, ${variantText(variant)}`, orderLimits.unitsPerVariant);
}

function stockProblem(product: SellableProduct, variant: { size: string; color: string }, available: number): string {
  const what = `${product.name}, ${variantText(variant)}`;
  if (available === 0) return orderRefusals().soldOut(what);
  return orderRefusals().onlyLeft(what, available, variantText(variant));
}

function variantText({ size, color }: { size: string; color: string }): string {
  return `${sizeName(size)} ${color}`;
}
