import { orderTotals, subtotalOf, type Totals, type VatRule } from "#app/features/cart/totals.ts";
import { type DiscountLookup, evaluateDiscount } from "#app/features/discounts/evaluate.ts";
import { findVariant } from "#app/features/inventory/find-variant.ts";
import type { SellableProduct } from "#app/features/inventory/sellable-products.server.ts";
import type { ShippingRates } from "#app/features/shipping/rates.ts";
import { toOre } from "#app/shared/money.ts";
import type { Currency } from "#app/shared/states.ts";

import type { OrderInput, OrderItemInput } from "./schemas.ts";

/** A line as it will be written: what the shop says, not what the browser sent. */
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

/** What is wrong with one line of the cart, and what is true instead. `index` counts the lines as they were sent. */
export type LineProblem =
  | { index: number; problem: "unavailable"; message: string }
  | { index: number; problem: "choice-missing"; message: string }
  | { index: number; problem: "stock"; message: string; available: number }
  | { index: number; problem: "price"; message: string; priceOre: number };

export type CheckedOrder =
  | { kind: "ok"; lines: CheckedLine[]; totals: Totals; discountCode: string | null }
  | { kind: "lines-changed"; problems: LineProblem[] }
  | { kind: "discount-refused"; message: string }
  | { kind: "total-changed"; message: string; totals: Totals };

export interface ShopTerms {
  shipping: ShippingRates;
  vat: VatRule;
}

/**
 * Holds what a browser sent against what the shop knows: every line must still exist, be in stock and cost what the
 * shopper was shown, the code must hold, and the total must be the one shown. A difference is told, never charged.
 */
export function checkOrder(
  input: OrderInput,
  products: ReadonlyMap<string, SellableProduct>,
  discount: DiscountLookup,
  terms: ShopTerms,
  now: Date,
): CheckedOrder {
  const lines: CheckedLine[] = [];
  const problems: LineProblem[] = [];
  const wantedSoFar = new Map<string, number>();
  input.items.forEach((item, index) => {
    const checked = checkLine(item, index, products.get(item.productId), wantedSoFar);
    if ("problem" in checked) problems.push(checked);
    else lines.push(checked);
  });
  if (problems.length > 0) return { kind: "lines-changed", problems };

  const evaluated = input.discountCode ? evaluateDiscount(input.discountCode, discount, subtotalOf(lines), now) : null;
  if (evaluated?.valid === false) return { kind: "discount-refused", message: evaluated.error };

  const totals = orderTotals({
    lines,
    discountOre: evaluated?.discountOre ?? 0,
    shippingMethod: input.shippingMethod,
    shippingRates: terms.shipping,
    vat: terms.vat,
  });
  if (input.total !== undefined && toOre(input.total) !== totals.totalOre) {
    return { kind: "total-changed", message: "The total has changed. Please look through your order again.", totals };
  }
  return { kind: "ok", lines, totals, discountCode: evaluated?.code ?? null };
}

function checkLine(
  item: OrderItemInput,
  index: number,
  product: SellableProduct | undefined,
  wantedSoFar: Map<string, number>,
): CheckedLine | LineProblem {
  if (!product) return { index, problem: "unavailable", message: `${item.name || "An item"} is no longer available` };
  const variant = findVariant(product.variants, item);
  if (!variant) {
    return { index, problem: "choice-missing", message: `Please select a color and size for ${product.name}` };
  }

  const alreadyWanted = wantedSoFar.get(variant.id) ?? 0;
  const available = Math.max(0, variant.quantity - alreadyWanted);
  if (available < item.quantity)
    return { index, problem: "stock", available, message: stockProblem(product, variant, available) };
  wantedSoFar.set(variant.id, alreadyWanted + item.quantity);

  if (toOre(item.price) !== product.priceOre) {
    return { index, problem: "price", priceOre: product.priceOre, message: `The price of ${product.name} has changed` };
  }
  const { id: productId, name, priceOre, image, currency, source } = product;
  const { id: variantId, size, color } = variant;
  return { productId, variantId, name, priceOre, quantity: item.quantity, image, size, color, currency, source };
}

function stockProblem(product: SellableProduct, variant: { size: string; color: string }, available: number): string {
  const what = `${product.name}, ${variant.size} ${variant.color}`;
  if (available === 0) return `${what}: Currently out of stock`;
  return `${what}: Only ${available} items available in stock for ${variant.size} ${variant.color}`;
}
