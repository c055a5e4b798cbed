import { countryTexts } from "./country-names.texts.ts";
import { exportTexts } from "./exports.texts.ts";
import { isExport } from "./exports.ts";
import { shippingCountries } from "./rates.ts";

/** What a buyer abroad must know before the order and finds again in its e-mail. */
export function dutiesText(country: string): string {
  return isExport(country) ? exportTexts().norwegianDuties : "";
}

/** What shoppers are told of exports; null when the shop exports to no country. */
export function exportText(): string | null {
  const told = shippingCountries
    .filter(isExport)
    .map((country) => exportTexts().withoutSwedishVat(countryTexts()[`to${country}`], dutiesText(country)));
  return told.length === 0 ? null : told.join(" ");
}
