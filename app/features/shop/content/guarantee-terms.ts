import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { inCountryTexts } from "#app/features/shop/shipping/in-countries.texts.ts";
import { type ShippingCountry, shippingCountries, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import { guaranteeTexts } from "./guarantee-terms.texts.ts";
import { complaintYears } from "./withdrawal-terms.ts";

/** How long the law of a country makes the seller liable for faults that goods had at delivery, in the current language. */
interface LegalGuarantee {
  /** In two or three words. */
  short: string;
  /** What it comes to, in words: `3 years from delivery`. */
  duration: string;
  /** The act that says so. */
  act: string;
}

/** Years from delivery in Denmark (købeloven § 83). */
const danishYears = 2;

/** The guarantee of a country we deliver to: a consumer keeps the protection of the country they live in (Rome I, art. 6). */
function legalGuaranteeIn(country: ShippingCountry): LegalGuarantee {
  const texts = guaranteeTexts();
  const act = texts[`act${country}`];
  if (country === "Norway") return { short: texts.shortNorway, duration: texts.durationNorway, act };
  if (country === "Finland") return { short: texts.shortFinland, duration: texts.durationFinland, act };
  const years = country === "Sweden" ? complaintYears : danishYears;
  return { short: texts.years(years), duration: texts.yearsFromDelivery(years), act };
}

/** Where the notice is. */
export const legalGuaranteePath = "/legal-guarantee";

/**
 * The official notice by language: the Commission's file of Reg. (EU) 2025/1960, unaltered, in public/, and its SHA-256 as
 * published. Null until the file is put there; until then our own page tells the same.
 */
export const officialNotices: Readonly<Record<"en", { path: string; sha256: string } | null>> = { en: null };

/** The line that opens the notice, before an order (CRD art. 5(1)(e), 6(1)(l); Reg. (EU) 2025/1960). */
export function legalGuaranteeLine(country: string): string {
  const known = shippingCountryOf(country);
  return guaranteeTexts().line(inCountryTexts()[`in${known}`], legalGuaranteeIn(known).short);
}

/** The guarantee of the country that goods are sent to, in a sentence. */
export function legalGuaranteeSentence(country: string): string {
  const known = shippingCountryOf(country);
  const { duration, act } = legalGuaranteeIn(known);
  const texts = guaranteeTexts();
  return `${texts.liable} ${capitalize(texts.byLaw(inCountryTexts()[`in${known}`], duration, act))}`;
}

/** How long it lasts where goods are sent, beside the notice. */
export function legalGuaranteeDuration(country: string): string {
  const known = shippingCountryOf(country);
  return `${countryTexts()[known]}: ${legalGuaranteeIn(known).duration}.`;
}

/** How long it lasts in every country, in a line. */
export function legalGuaranteeShort(): string {
  return `${shippingCountries.map((country) => `${countryTexts()[country]}: ${legalGuaranteeIn(country).short}`).join(". ")}.`;
}

/** The guarantee of every country, a line each. */
export function legalGuaranteeList(): string[] {
  return shippingCountries.map((country) => {
    const { duration, act } = legalGuaranteeIn(country);
    return `${countryTexts()[country]}: ${duration}. ${capitalize(act)}.`;
  });
}
