import { marketVatRate } from "#app/features/shop/markets/markets.ts";
import { deliveryCountries, marketOfTerms, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { exportText } from "#app/features/shop/shipping/export-terms.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import { inCountryTexts } from "#app/features/shop/shipping/in-countries.texts.ts";
import { type ShippingCountry, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { hasExpress, ownTime, timeText } from "#app/features/shop/shipping/transit-times.ts";
import { destinationRate, ossCountries } from "#app/features/shop/shipping/vat-rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";
import { localAll } from "#app/shared/language/local-lists.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";

import { priceTermsTexts } from "./price-terms.texts.ts";
import type { SiteFacts } from "./use-site.ts";

/** When what is ordered now is delivered, by country and method. */
export type DeliveryDays = Partial<Record<ShippingCountry, Record<ShippingMethod, string>>>;

/** The page's market, as the site's shipping terms say it. */
type InMarket = Pick<SiteFacts["shipping"], "market">;
const homePage: InMarket = {};

/** Which money prices are in, and how they stand to VAT at a moment, in the mode that staff have chosen: on a page of a market, as they do there. */
export function vatText(vat: SiteFacts["vat"], shipping: InMarket, at = new Date()): string {
  if (!shipping.market) return homeVatText(vat, at);
  const market = marketOfTerms(shipping);
  const rate = marketVatRate(market, stockholmDay(at), vat.rateHundredths);
  const told = priceTermsTexts().vatInMarket(moneyOf(market.currency), localDecimals(localPercent(rate / 100)));
  const abroad = leavesEu(market.country) ? exportText(vat) : null;
  return abroad === null ? told : `${told} ${abroad}`;
}

function moneyOf(currency: Currency): string {
  const { inNok, inDkk, inEuros } = priceTermsTexts();
  return currency === "NOK" ? inNok : currency === "DKK" ? inDkk : currency === "EUR" ? inEuros : currency;
}

function homeVatText({ mode, ...vat }: SiteFacts["vat"], at: Date): string {
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
    const express =
      hasExpress(country) && rates.express !== null ? cell("express", rates.express) : priceTermsTexts().notOffered;
    return [countryTexts()[country], cell("standard", rates.standard), express];
  });
}

/** What each delivery method costs, in words. */
export function deliveryCostsText(shipping: SiteFacts["shipping"]): string {
  const { standard, express } = toldRates(shipping);
  const texts = priceTermsTexts();
  return express === null ? texts.standardCosts(standard) : texts.deliveryCosts(standard, express);
}

/** The countries that orders of the page are delivered to: 'Sweden, Norway, Denmark and Finland'. */
export function countriesText(shipping = homePage): string {
  return localAll(deliveryCountries(shipping).map((country) => countryTexts()[country]));
}

/** The same after 'to': 'to Sweden, Norway, Denmark and Finland', 'Ruotsiin, Norjaan, Tanskaan ja Suomeen'. */
export function toCountriesText(shipping = homePage): string {
  const names = countryTexts();
  return priceTermsTexts().toCountries(
    countriesText(shipping),
    localAll(deliveryCountries(shipping).map((country) => names[`to${country}`])),
  );
}

/** Whether Klarna Pay later is among the ways to pay. */
export function offersPayLater(checkout: SiteFacts["checkout"]): boolean {
  return !checkout?.closedPayments.includes("klarna-pay-later");
}
