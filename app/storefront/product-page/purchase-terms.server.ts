import { legalGuaranteeLine, legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { orderTimeText } from "#app/features/shop/shipping/delivery-times.ts";

/** What stands beside a product's price of delivery and the law, as texts: the tables of all countries stay on the server. */
export interface PurchaseTerms {
  /** How long standard delivery takes: `2–4 business days`. */
  deliveryTime: string;
  guarantee: { text: string; path: string };
}

/** The terms of a product from `source` for the shop's own country, as no shopper's is known before the cart. */
export function purchaseTerms(source: string): PurchaseTerms {
  const country = "Sweden";
  return {
    deliveryTime: `${orderTimeText("standard", { country, sources: [source] })} in ${country}`,
    guarantee: { text: legalGuaranteeLine(country), path: legalGuaranteePath },
  };
}
