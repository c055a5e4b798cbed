import { countryTexts } from "./country-names.texts.ts";
import { deliveryTexts } from "./delivery.texts.ts";
import { shippingCountryOf, type ShippingMethod } from "./rates.ts";
import { isOwnSource } from "./sources.ts";
import { expressTime, ownTime, partnerTime, timeText } from "./transit-times.ts";

/** Where an order goes and what is in it; `sources` are those of its lines. */
export interface Destination {
  country: string;
  sources: readonly string[];
}

/** Why a method is not offered for an order, for its shopper; null when it is. */
export function shippingRefusal(method: ShippingMethod, { country, sources }: Destination): string | null {
  if (method !== "express") return null;
  const to = shippingCountryOf(country);
  if (expressTime(to) === null) return deliveryTexts().noExpressTo(countryTexts()[`to${to}`]);
  if (sources.every(isOwnSource)) return null;
  return deliveryTexts().partnerNotExpress;
}

/** How long an order takes by a method, in words: `3-5 business days, from our partner 7-12`. */
export function orderTimeText(method: ShippingMethod, { country, sources }: Destination): string {
  const [own, partner] = [ownTime(method, country), partnerTime(country)];
  if (sources.every(isOwnSource)) return timeText(own);
  return sources.some(isOwnSource)
    ? deliveryTexts().daysAlsoFromPartner(timeText(own), partner.first, partner.last)
    : timeText(partner);
}
