import { legalGuaranteeLine, legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { deliveryText } from "#app/features/shop/shipping/delivery-dates.ts";
import { inCountryTexts } from "#app/features/shop/shipping/in-countries.texts.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

import { purchaseTermsTexts } from "./purchase-terms.texts.ts";

/** What stands beside a product's price of delivery and the law, as texts: the tables of all countries stay on the server. */
export interface PurchaseTerms {
  /** When it comes by standard delivery, if it is ordered now: `Estimated delivery Fri 27 Nov – Tue 1 Dec in Sweden`. */
  deliveryTime: string;
  guarantee: { text: string; path: string };
}

/** The terms of a product from `source` for a country: that of the page's market, as no shopper's is known before the cart. */
export function purchaseTerms(source: string, country: ShippingCountry, now: Date): PurchaseTerms {
  const days = deliveryText({ orderedAt: now, method: "standard", country, sources: [source] });
  return {
    deliveryTime: purchaseTermsTexts().delivery(days, inCountryTexts()[`in${country}`]),
    guarantee: { text: legalGuaranteeLine(country), path: legalGuaranteePath },
  };
}
