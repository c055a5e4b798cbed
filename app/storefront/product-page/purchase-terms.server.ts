import { legalGuaranteeLine, legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { deliveryText } from "#app/features/shop/shipping/delivery-dates.ts";

import { purchaseTermsTexts } from "./purchase-terms.texts.ts";

/** What stands beside a product's price of delivery and the law, as texts: the tables of all countries stay on the server. */
export interface PurchaseTerms {
  /** When it comes by standard delivery, if it is ordered now: `Estimated delivery Fri 27 Nov – Tue 1 Dec in Sweden`. */
  deliveryTime: string;
  guarantee: { text: string; path: string };
}

/** The terms of a product from `source` for the shop's own country, as no shopper's is known before the cart. */
export function purchaseTerms(source: string, now: Date): PurchaseTerms {
  const country = "Sweden";
  const days = deliveryText({ orderedAt: now, method: "standard", country, sources: [source] });
  return {
    deliveryTime: purchaseTermsTexts().delivery(days),
    guarantee: { text: legalGuaranteeLine(country), path: legalGuaranteePath },
  };
}
