import { toCountriesText } from "#app/features/shop/content/price-terms.ts";
import { refundText } from "#app/features/shop/content/refund-terms.ts";
import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { complaintYears, withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { toldRates } from "#app/features/shop/markets/told-rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";

import { productTermsTexts } from "./product-terms.texts.ts";

/** The delivery and return terms of a product, in addition to its own texts. */
export interface ProductTerms {
  delivery: string;
  costs: string;
  /** The shop's own promise, in a few words. */
  returns: string;
  /** What stands beneath it: the terms, and what the law gives. */
  returnTerms: string[];
  faults: string;
}

/** The terms of a product by its source, with the numbers of the site configuration. */
export function productTerms(
  source: string,
  { shipping, promotions, contact }: Pick<SiteFacts, "shipping" | "promotions" | "contact">,
): ProductTerms {
  const [texts, promise] = [productTermsTexts(), returnPromise()];
  const own = isOwnSource(source);
  const { standard, express, free } = toldRates(shipping);
  return {
    delivery: own ? texts.packed(contact.city, toCountriesText(shipping)) : texts.separately(toCountriesText(shipping)),
    costs: own && express !== null ? texts.costs(standard, express, free) : texts.costsStandard(standard, free),
    returns: promise.line(promotions.returnDays),
    returnTerms: [promise.terms(promotions.returnDays), promise.byLaw(withdrawalDays), refundText()],
    faults: shipping.market ? texts.faultsInMarket : texts.faults(complaintYears),
  };
}
