import { countryTexts } from "./country-names.texts.ts";
import { deliveryTexts } from "./delivery.texts.ts";
import { type ShippingCountry, shippingCountries, shippingCountryOf } from "./rates.ts";

/**
 * What is told of the VAT that is due instead where goods leave the EU's VAT area; null inside it, where the shop's own rate is charged, as
 * below the OSS threshold.
 */
const otherVat: Readonly<Record<ShippingCountry, "norwegianDuties" | null>> = {
  Sweden: null,
  Norway: "norwegianDuties",
  Denmark: null,
  Finland: null,
};

/** Whether an order to this country is an export, which carries no Swedish VAT (Directive 2006/112/EC, article 146). */
export function isExport(country: string): boolean {
  return otherVat[shippingCountryOf(country)] !== null;
}

/** Whether a stored order was charged as an export. One of an earlier release was not: it carries the VAT it was charged. */
export function isExportOrder(order: { country: string; vatRateHundredths: number }): boolean {
  return isExport(order.country) && order.vatRateHundredths === 0;
}

/** What a buyer abroad must know before the order and finds again in its e-mail. */
export function dutiesText(country: string): string {
  const told = otherVat[shippingCountryOf(country)];
  return told === null ? "" : deliveryTexts()[told];
}

/** What shoppers are told of exports; null when the shop exports to no country. */
export function exportText(): string | null {
  const told = shippingCountries
    .filter(isExport)
    .map((country) => deliveryTexts().withoutSwedishVat(countryTexts()[`to${country}`], dutiesText(country)));
  return told.length === 0 ? null : told.join(" ");
}
