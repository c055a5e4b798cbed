import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { type DeliveryTime, expressTime, ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";

import { deliveryTimesTexts } from "./delivery-times-table.texts.ts";
import type { FactTableContent } from "./document.ts";
import { priceTermsTexts } from "./price-terms.texts.ts";

/** How long deliveries take from packing, a row for each country: in business days, by method and from the partner. */
export function deliveryTimesTable(): FactTableContent {
  const texts = deliveryTimesTexts();
  const cell = (time: DeliveryTime | null) => (time ? texts.days(time.first, time.last) : priceTermsTexts().notOffered);
  return {
    caption: texts.caption,
    isCaptionShown: true,
    head: [texts.country, texts.standard, texts.express, texts.partner],
    rows: shippingCountries.map((country) => [
      countryTexts()[country],
      cell(ownTime("standard", country)),
      cell(expressTime(country)),
      cell(partnerTime(country)),
    ]),
  };
}

/** How long express takes within Sweden from the order on, as the shop advertises it: a business day for packing more than the table says. */
export function expressFromOrderText(): string {
  const { first, last } = ownTime("express", "Sweden");
  return deliveryTimesTexts().expressFromOrder(first, last + 1);
}
