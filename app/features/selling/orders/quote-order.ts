import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { type ToldStock, toldStock } from "#app/features/catalogue/products/told-stock.ts";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { chargedPrice, type OrderVat } from "#app/features/selling/cart/order-vat.ts";
import type { Totals } from "#app/features/selling/cart/totals.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { isExportOrder } from "#app/features/shop/shipping/exports.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";

import {
  type LineProblem,
  marketOfProducts,
  orderableLine,
  outsideMarket,
  type ShopTerms,
  tooLargeMessage,
} from "./check-order.ts";
import { orderRefusals } from "./order-refusals.texts.ts";
import { type CheckedLine, type OrderDiscounts, type PricedLines, priceLines } from "./price-lines.ts";
import { type OfferedMethod, type QuotedDelivery, quoteDeliveries } from "./quote-deliveries.ts";
import { type AskedLine, findAsked } from "./quote-lines.ts";

/** What a quote is asked for. */
export interface QuoteRequest {
  lines: readonly AskedLine[];
  country: ShippingCountry;
  shippingMethod: OfferedMethod;
  code: string | null;
}

/** A line of a quote, of a variant that is for sale. Amounts in öre. */
export interface QuotedLine extends Omit<CheckedLine, "source" | "currency" | "priceOre"> {
  /** Its place in the lines asked for. */
  index: number;
  /** The price as the shop shows it: what an order of it names. */
  priceOre: number;
  /** What a unit is charged for in this country: on an export without the VAT in it. */
  unitPriceOre: number;
  /** What the discount takes off the line, and what is left of it. */
  discountOre: number;
  totalOre: number;
  stock: ToldStock;
  /** Whether so much of it can be ordered: the totals count those lines alone. */
  orderable: boolean;
}

/** Why an order of this quote would be refused: a line that cannot be ordered, or the order as a whole. */
export interface QuoteProblem {
  problem: "unavailable" | "choice-missing" | "stock" | "discount-refused" | "checkout-refused";
  message: string;
  /** The place of the line, and how many of it can be ordered. */
  line?: number;
  available?: number;
}

export interface Quote {
  kind: "quoted";
  lines: QuotedLine[];
  country: ShippingCountry;
  currency: Currency;
  shippingMethod: OfferedMethod;
  /** A code, or an automatic discount with its title; null for none. */
  discount: {
    code: string | null;
    title: string | null;
    description: string;
    amountOre: number;
    freeShipping: boolean;
  } | null;
  totals: Totals;
  vat: OrderVat;
  /** Each way to send it, with what the order would come to by it. */
  shipping: QuotedDelivery[];
  problems: QuoteProblem[];
}

export type QuoteResult =
  | Quote
  | { kind: "too-large"; message: string }
  | { kind: "mixed-currencies"; message: string };

const noTotals: Totals = { subtotalOre: 0, discountOre: 0, shippingOre: 0, taxOre: 0, totalOre: 0 };

/**
 * What an order would come to at this moment, and why it would be refused: by the same functions that an order is checked and charged
 * by, so that the two never differ. Nothing is written, and no stock is held. Without its code where that does not hold, and by
 * standard delivery where the other is not offered: the problems say so.
 */
export function quoteOrder(
  { lines: asked, country, shippingMethod, code }: QuoteRequest,
  products: ReadonlyMap<string, SellableProduct>,
  discount: OrderDiscounts,
  terms: ShopTerms,
  now: Date,
): QuoteResult {
  const tooLarge = tooLargeMessage(asked);
  if (tooLarge) return { kind: "too-large", message: tooLarge };

  const found = findLines(asked, products);
  const lines = found.flatMap(({ checked }) => ("problem" in checked ? [] : [checked]));
  const mixed = mixedCurrencies(lines);
  if (mixed) return { kind: "mixed-currencies", message: mixed };

  const isEmpty = lines.length === 0;
  const destination = { country, sources: lines.map(({ source }) => source) };
  const notSent = shippingRefusal(shippingMethod, destination);
  const outside = isEmpty ? null : outsideMarket(marketOfProducts(products), country);
  const chosen = notSent ? "standard" : shippingMethod;
  const priceBy = (method: OfferedMethod, discountCode: string | null) =>
    priceLines(lines, { country, shippingMethod: method, discountCode }, discount, terms, now);
  const withCode = priceBy(chosen, isEmpty ? null : code);
  const priced = pricedOf(withCode) ?? pricedOf(priceBy(chosen, null));
  if (!priced) throw new Error("A quote without a code was refused for its code");
  const heldCode = priced === withCode && !isEmpty ? code : null;

  const { applied, vat, currency, totals } = priced;
  const isExported = isExportOrder({ country, vatRateHundredths: vat.rateHundredths });
  const chargedOf = new Map(lines.map((line, i) => [line, priced.lines[i]]));
  return {
    kind: "quoted",
    lines: found.flatMap((line) => {
      const charged = "problem" in line.checked ? undefined : chargedOf.get(line.checked);
      return quotedLine(line, charged, (priceOre) => chargedPrice(priceOre, isExported, terms.vat));
    }),
    country,
    currency,
    shippingMethod: chosen,
    discount: applied && {
      code: applied.title === null ? applied.code : null,
      title: applied.localTitle,
      description: applied.description,
      amountOre: totals.discountOre,
      freeShipping: applied.freeShipping,
    },
    totals: isEmpty ? noTotals : totals,
    vat,
    shipping: isEmpty ? [] : quoteDeliveries(destination, (method) => pricedOf(priceBy(method, heldCode)), now),
    problems: [
      ...(terms.checkout.guestCheckout
        ? []
        : [{ problem: "checkout-refused" as const, message: orderRefusals().closed }]),
      ...found.flatMap(({ checked }) => ("problem" in checked ? [lineProblem(checked)] : [])),
      ...(outside ? [{ problem: "checkout-refused" as const, message: outside }] : []),
      ...(notSent ? [{ problem: "checkout-refused" as const, message: notSent }] : []),
      ...(withCode.kind === "priced" ? [] : [{ problem: withCode.kind, message: withCode.message }]),
    ],
  };
}

type FoundLine = ReturnType<typeof findLines>[number];

/** The lines asked for, each with its variant, and what of it can be ordered. */
function findLines(asked: readonly AskedLine[], products: ReadonlyMap<string, SellableProduct>) {
  const requested = new Map<string, number>();
  return asked.map((line, index) => {
    const { product, variant } = findAsked(line, products);
    const { quantity } = line;
    // Without a variant that is certain nothing is chosen, though its product may have only one.
    const known = product && (variant ? product : { ...product, variants: [] });
    const checked = orderableLine({ variantId: variant?.id, quantity }, index, known, requested);
    return { index, quantity, product, variant, checked };
  });
}

function quotedLine(
  { index, quantity, product, variant }: FoundLine,
  charged: (CheckedLine & { discountOre: number }) | undefined,
  priceIn: (priceOre: number) => number,
): QuotedLine[] {
  if (!product || !variant) return [];
  const { priceOre } = variant;
  const unitPriceOre = charged?.priceOre ?? priceIn(priceOre);
  const discountOre = charged?.discountOre ?? 0;
  return [
    {
      index,
      productId: product.id,
      variantId: variant.id,
      name: product.name,
      color: variant.color,
      size: variant.size,
      image: variant.image ?? product.image,
      quantity,
      priceOre,
      unitPriceOre,
      discountOre,
      totalOre: charged ? unitPriceOre * quantity - discountOre : 0,
      stock: toldStock(variant.quantity),
      orderable: charged !== undefined,
    },
  ];
}

function pricedOf(result: PricedLines): Extract<PricedLines, { kind: "priced" }> | null {
  return result.kind === "priced" ? result : null;
}

function lineProblem(found: Exclude<LineProblem, { problem: "price" }>): QuoteProblem {
  const { index: line, problem, message } = found;
  return { problem, message, line, ...("available" in found && { available: found.available }) };
}
