import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { deliveryCountries, toldCountry } from "#app/features/shop/markets/told-rates.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { type ShippingCountry, type ShippingTerms, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { type DeliveryTime, expressTime, ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";

import { deliveryTimesTexts } from "./delivery-times-table.texts.ts";
import type { FactTableContent } from "./document.ts";
import { priceTermsTexts } from "./price-terms.texts.ts";
import type { SiteFacts } from "./use-site.ts";

/** How long deliveries take from packing, a row for each country, the page's own first: in business days, by method and from the partner. */
export function deliveryTimesTable(): FactTableContent {
  const { standard, express, partner } = deliveryTimesTexts();
  return tableOf([standard, express, partner], (country) => [
    ownTime("standard", country),
    expressTime(country),
    partnerTime(country),
  ]);
}

/** The same for a product: only what its source offers, and only to the countries of the page. */
export function productTimesTable(source: string, shipping: Pick<SiteFacts["shipping"], "market">): FactTableContent {
  const { standard, express } = deliveryTimesTexts();
  const countries = deliveryCountries(shipping);
  return isOwnSource(source)
    ? tableOf([standard, express], (country) => [ownTime("standard", country), expressTime(country)], countries)
    : tableOf([standard], (country) => [partnerTime(country)], countries);
}

function tableOf(
  columns: readonly string[],
  timesTo: (country: ShippingCountry) => readonly (DeliveryTime | null)[],
  countries: readonly ShippingCountry[] = shippingCountries,
): FactTableContent {
  const texts = deliveryTimesTexts();
  const own = currentMarket().country;
  const ownFirst = [...countries].toSorted((a, b) => Number(b === own) - Number(a === own));
  const cell = (time: DeliveryTime | null) => (time ? texts.days(time.first, time.last) : priceTermsTexts().notOffered);
  return {
    caption: texts.caption,
    isCaptionShown: true,
    head: [texts.country, ...columns],
    rows: ownFirst.map((country) => [countryTexts()[country], ...timesTo(country).map(cell)]),
  };
}

/**
 * How long express takes from the order on, as the shop advertises it: a business day for packing more than the table says. Within Sweden, or to
 * the country of a market on its pages; nothing where it has no express.
 */
export function expressFromOrderText(shipping: ShippingTerms): string {
  // A market's own country also while it is closed.
  const country = shipping.market ? toldCountry(shipping) : currentMarket().country;
  const time = expressTime(country);
  if (time === null) return "";
  const texts = deliveryTimesTexts();
  return country === "Sweden"
    ? texts.expressFromOrder(time.first, time.last + 1)
    : texts.expressToFromOrder(countryTexts()[`to${country}`], time.first, time.last + 1);
}
