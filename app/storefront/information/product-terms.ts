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
  returns: string[];
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
      ? `Packed in ${contact.city} within 24 hours on business days and sent to ${countriesText}.`
      : `Sent by our partner, in a parcel of its own, to ${countriesText}.`,
    costs: `Standard ${formatPrice(shipping.standardOre)}${own ? `, express ${formatPrice(shipping.expressOre)}` : ""}. Free from ${formatPrice(shipping.freeThresholdOre)}.`,
    time: countryTimesText(source),
    returns: [
      `${promotions.returnDays} days after delivery to return it, unused`,
      "Free exchange for another size or color",
      "Your legal right to withdraw within 14 days of delivery applies as well",
      refundText,
    ],
    faults: `Your legal right to complain about a fault lasts ${complaintYears} years from delivery in Sweden; 'Your legal guarantee' tells it for Norway, Denmark and Finland. We repair it, replace it or refund you.`,
  };
}
