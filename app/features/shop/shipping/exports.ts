import { type ShippingCountry, shippingCountryOf } from "./rates.ts";
import type { VatTerms } from "./vat-rates.ts";
import { isSoldByVoec, type SoldItem } from "./voec.ts";

/** Where goods leave the EU's VAT area. Inside it the shop's own rate is charged, as below the OSS threshold. */
const countriesOutside: readonly ShippingCountry[] = ["Norway"];

/** Whether what is sent to this country leaves the EU's VAT area. */
export function leavesEu(country: string): boolean {
  return countriesOutside.includes(shippingCountryOf(country));
}

/**
 * Whether an order of items to this country is an export, which carries no VAT (Directive 2006/112/EC, article 146). What is sold by
 * VOEC carries Norway's.
 */
export function isExport(country: string, items: readonly SoldItem[], vat: VatTerms): boolean {
  return leavesEu(country) && !isSoldByVoec(items, vat, vat.nokPerSek);
}

/** What tells how an order was charged: the stored order's own, or that of a quote. */
export interface ChargedVat {
  country: string;
  vatRateHundredths: number;
  vatCountry: string;
}

/** Whether an order was charged as an export. One of an earlier release was not: it carries the VAT it was charged. */
export function isExportOrder({ country, vatRateHundredths }: Omit<ChargedVat, "vatCountry">): boolean {
  return leavesEu(country) && vatRateHundredths === 0;
}

/** Whether an order was sold by VOEC: it carries Norwegian VAT. */
export function isVoecOrder({ vatCountry }: Pick<ChargedVat, "vatCountry">): boolean {
  return leavesEu(vatCountry);
}
