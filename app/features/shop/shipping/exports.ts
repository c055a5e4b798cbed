import { type ShippingCountry, shippingCountryOf } from "./rates.ts";

/** Where goods leave the EU's VAT area. Inside it the shop's own rate is charged, as below the OSS threshold. */
const exportCountries: readonly ShippingCountry[] = ["Norway"];

/** Whether an order to this country is an export, which carries no Swedish VAT (Directive 2006/112/EC, article 146). */
export function isExport(country: string): boolean {
  return exportCountries.includes(shippingCountryOf(country));
}

/** Whether a stored order was charged as an export. One of an earlier release was not: it carries the VAT it was charged. */
export function isExportOrder(order: { country: string; vatRateHundredths: number }): boolean {
  return isExport(order.country) && order.vatRateHundredths === 0;
}
