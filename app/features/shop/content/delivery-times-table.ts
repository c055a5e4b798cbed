import { deliveryCountries } from "#app/features/shop/markets/told-rates.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { type ShippingCountry, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { type DeliveryTime, expressTime, ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";

import { deliveryTimesTexts } from "./delivery-times-table.texts.ts";
import type { FactTableContent } from "./document.ts";
import { priceTermsTexts } from "./price-terms.texts.ts";
import type { SiteFacts } from "./use-site.ts";

/** How long deliveries take from packing, a row for each country: in business days, by method and from the partner. */
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
  const cell = (time: DeliveryTime | null) => (time ? texts.days(time.first, time.last) : priceTermsTexts().notOffered);
  return {
    caption: texts.caption,
    isCaptionShown: true,
    head: [texts.country, ...columns],
    rows: countries.map((country) => [countryTexts()[country], ...timesTo(country).map(cell)]),
  };
}

/** How long express takes within Sweden from the order on, as the shop advertises it: a business day for packing more than the table says. */
export function expressFromOrderText(): string {
  const { first, last } = ownTime("express", "Sweden");
  return deliveryTimesTexts().expressFromOrder(first, last + 1);
}
