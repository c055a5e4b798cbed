import { type ShippingCountry, shippingCountries, shippingCountryOf } from "./rates.ts";

/** Whether goods sent to a country leave the EU's VAT area. Inside it the shop's own rate is charged, as below the OSS threshold. */
const leavesVatArea: Readonly<Record<ShippingCountry, boolean>> = {
  Sweden: false,
  Norway: true,
  Denmark: false,
  Finland: false,
};

/** Whether an order to this country is an export, which carries no Swedish VAT (Directive 2006/112/EC, article 146). */
export function isExport(country: string): boolean {
  return leavesVatArea[shippingCountryOf(country)];
}

/** Whether a stored order was charged as an export. One of an earlier release was not: it carries the VAT it was charged. */
export function isExportOrder(order: { country: string; vatRateHundredths: number }): boolean {
  return isExport(order.country) && order.vatRateHundredths === 0;
}

/** What a buyer abroad must know before the order and finds again in its e-mail. */
export const dutiesText = "VAT and duties of the country may be due on delivery. They are not part of the total.";

/** What shoppers are told of exports; null when the shop exports to no country. */
export function exportText(): string | null {
  const countries = shippingCountries.filter(isExport);
  if (countries.length === 0) return null;
  return `Orders to ${countries.join(" and ")} carry no Swedish VAT: as soon as you choose the country, the checkout counts without it. ${dutiesText}`;
}
