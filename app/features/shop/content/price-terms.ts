import { deliveryCountries, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { exportText } from "#app/features/shop/shipping/export-terms.ts";
import { inCountryTexts } from "#app/features/shop/shipping/in-countries.texts.ts";
import { type ShippingCountry, shippingCountries, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { countryTimeText, hasExpress, ownTime, timeText } from "#app/features/shop/shipping/transit-times.ts";
import { destinationRate, ossCountries } from "#app/features/shop/shipping/vat-rates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { localAll } from "#app/shared/language/local-lists.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";

import { priceTermsTexts } from "./price-terms.texts.ts";
import type { SiteFacts } from "./use-site.ts";

/** When what is ordered now is delivered, by country and method. */
export type DeliveryDays = Partial<Record<ShippingCountry, Record<ShippingMethod, string>>>;

/** How prices stand to VAT at a moment, in the mode that staff have chosen. */
export function vatText({ mode, ...vat }: SiteFacts["vat"], at = new Date()): string {
  const rate = ratesText({ mode, ...vat }, stockholmDay(at));
  const texts = priceTermsTexts();
  const home = mode === "included" ? texts.vatIncluded(rate) : texts.vatAdded(rate);
  const abroad = exportText(vat);
  return abroad === null ? home : `${home} ${abroad}`;
}

/** `25%`, or by country where buyers elsewhere in the EU pay their own: `25% (25.5% in Finland)`. */
function ratesText(vat: SiteFacts["vat"], day: string): string {
  const percent = (hundredths: number) => localDecimals(localPercent(hundredths / 100));
  const abroad = (vat.oss ? ossCountries : []).flatMap((country) => {
    const rate = destinationRate(country, day) ?? vat.rateHundredths;
    return rate === vat.rateHundredths
      ? []
      : [priceTermsTexts().rateIn(percent(rate), inCountryTexts()[`in${country}`])];
  });
  return percent(vat.rateHundredths) + (abroad.length > 0 ? ` (${abroad.join(", ")})` : "");
}

/** What each delivery method costs to each country and when it arrives, a row each: by `days`, else in business days. */
export function deliveryRows(shipping: SiteFacts["shipping"], days: DeliveryDays): string[][] {
  const rates = toldRates(shipping);
  return deliveryCountries(shipping).map((country) => {
    const cell = (method: ShippingMethod, cost: string) =>
      `${cost}, ${days[country]?.[method] ?? timeText(ownTime(method, country))}`;
    const express = hasExpress(country) ? cell("express", rates.express) : priceTermsTexts().notOffered;
    return [countryTexts()[country], cell("standard", rates.standard), express];
  });
}

/** How long delivery of a product takes, by country: `Sweden 3-5 business days, or 1-2 with express. Norway …`. */
export function countryTimesText(source?: string): string {
  return shippingCountries
    .map((country) => `${countryTexts()[country]} ${countryTimeText(country, source)}.`)
    .join(" ");
}

/** What each delivery method costs, in words. */
export function deliveryCostsText(shipping: SiteFacts["shipping"]): string {
  const { standard, express } = toldRates(shipping);
  return priceTermsTexts().deliveryCosts(standard, express);
}

/** The countries we deliver to: 'Sweden, Norway, Denmark and Finland'. */
export function countriesText(): string {
  return localAll(shippingCountries.map((country) => countryTexts()[country]));
}

/** The same after 'to': 'to Sweden, Norway, Denmark and Finland', 'Ruotsiin, Norjaan, Tanskaan ja Suomeen'. */
export function toCountriesText(): string {
  const names = countryTexts();
  return priceTermsTexts().toCountries(
    countriesText(),
    localAll(shippingCountries.map((country) => names[`to${country}`])),
  );
}

/** Whether Klarna Pay later is among the ways to pay. */
export function offersPayLater(checkout: SiteFacts["checkout"]): boolean {
  return !checkout?.closedPayments.includes("klarna-pay-later");
}
