import { type ShippingCountry, shippingCountries, shippingCountryOf } from "./rates.ts";

/**
 * Whose VAT is due instead where goods leave the EU's VAT area; null inside it, where the shop's own rate is charged, as below the OSS
 * threshold.
 */
const otherVat: Readonly<Record<ShippingCountry, string | null>> = {
  Sweden: null,
  Norway: "Norwegian",
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
  const whose = otherVat[shippingCountryOf(country)];
  return whose === null ? "" : `${whose} VAT and duties may be due on delivery. They aren't included in the total.`;
}

/** What shoppers are told of exports; null when the shop exports to no country. */
export function exportText(): string | null {
  const told = shippingCountries
    .filter(isExport)
    .map(
      (country) =>
        `Orders to ${country} carry no Swedish VAT: checkout removes it when you choose the country. ${dutiesText(country)}`,
    );
  return told.length === 0 ? null : told.join(" ");
}
