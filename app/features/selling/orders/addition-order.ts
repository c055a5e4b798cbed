import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { countryCode, countryOfCode } from "#app/features/shop/addresses/countries.ts";
import { type ChargedVat, isExportOrder, isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { shippingCountryOf, shippingMethodOf, withoutShipping } from "#app/features/shop/shipping/rates.ts";
import { toKronor } from "#app/shared/money.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { type CheckedOrder, checkOrder, type ShopTerms } from "./check-order.ts";
import type { OrderFields } from "./queries.server.ts";
import type { OrderInput } from "./schemas.ts";

const noDiscount = { found: "none", uses: undefined, automatic: [] } as const;

type FirstOrder = OrderFields;

interface Offered {
  productId: string;
  variantId: string;
  name: string;
  quantity: number;
}

/** What is added to an order as an order of its own: the buyer and the addresses of the first one, and today's prices. */
export function additionOrder(
  first: FirstOrder,
  lines: readonly Offered[],
  products: ReadonlyMap<string, SellableProduct>,
  paymentMethod: PaymentMethod,
): OrderInput {
  const { email, firstName, lastName, address, city, postalCode, phone } = first;
  const country = shippingCountryOf(first.country);
  return {
    customer: { email, firstName, lastName, address, city, postalCode, phone, country },
    billing: {
      address: first.billingAddress,
      city: first.billingCity,
      postalCode: first.billingPostalCode,
      country: countryOfCode(countryCode(first.billingCountry)) ?? country,
    },
    items: lines.map(({ productId, variantId, name, quantity }) => {
      const variant = products.get(productId)?.variants.find(({ id }) => id === variantId);
      return { productId, variantId, name, quantity, price: toKronor(variant?.priceOre ?? 0) };
    }),
    shippingMethod: shippingMethodOf(first.shippingMethod),
    paymentMethod,
    newsletterSubscription: false,
    marketingEmails: false,
  };
}

/** How an order was charged that something travels with. */
export type AddedTo = "export" | "voec" | "other";

export function addedTo(first: ChargedVat): AddedTo {
  return isExportOrder(first) ? "export" : isVoecOrder(first) ? "voec" : "other";
}

/**
 * The terms of what is added to an order: it travels with the first one, whose buyer is known. To an export, an export is added, and to what
 * was sold by VOEC only what is sold so too: customs is told one thing of a parcel.
 */
export function additionTerms<T extends ShopTerms>(terms: T, to: AddedTo): T {
  return {
    ...terms,
    vat: to === "export" ? { ...terms.vat, nokPerSek: null } : terms.vat,
    byVoecAlone: to === "voec",
    shipping: withoutShipping(terms.shipping),
    checkout: { ...terms.checkout, phoneRequired: false },
  };
}

/** What an addition costs today, and what is wrong with it, whatever it is paid by and before its buyer agreed to pay at once. Nothing is written. */
export function quoteAddition(
  first: FirstOrder,
  lines: readonly Offered[],
  products: ReadonlyMap<string, SellableProduct>,
  terms: ShopTerms,
  now: Date,
): CheckedOrder {
  const { checkout, ...added } = additionTerms(terms, addedTo(first));
  const quoted = { ...added, checkout: { ...checkout, closedPayments: [] } };
  const order = { ...additionOrder(first, lines, products, "card"), agreesToCharge: true };
  return checkOrder(order, products, noDiscount, quoted, now);
}
