import { countriesText, countryTimesText } from "#app/features/shop/content/price-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { complaintYears, refundText } from "#app/features/shop/content/withdrawal-terms.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { formatPrice } from "#app/shared/money.ts";

/** The delivery and return terms of a product, in addition to its own texts. */
export interface ProductTerms {
  delivery: string;
  costs: string;
  time: string;
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
  const own = isOwnSource(source);
  return {
    delivery: own
      ? `Packed in ${contact.city} within 24 hours on business days and shipped to ${countriesText}.`
      : `Ships separately from our partner to ${countriesText}.`,
    costs: `Standard ${formatPrice(shipping.standardOre)}${own ? `, express ${formatPrice(shipping.expressOre)}` : ""}. Free from ${formatPrice(shipping.freeThresholdOre)}.`,
    time: countryTimesText(source),
    returns: `${promotions.returnDays} days, free`,
    returnTerms: [
      `Return it unused within ${promotions.returnDays} days of delivery`,
      "Free exchange for another size or color",
      "By law, you can return it for any reason within 14 days of delivery",
      refundText,
    ],
    faults: `Faulty? In Sweden you have ${complaintYears} years from delivery to tell us. For Norway, Denmark and Finland, see 'Your legal guarantee'. We'll repair it, replace it or refund you.`,
  };
}
