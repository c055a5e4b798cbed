import { type ShippingCountry, shippingCountries, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";

import { complaintYears } from "./withdrawal-terms.ts";

/** How long the law of a country makes the seller liable for faults that goods had at delivery. */
interface LegalGuarantee {
  /** From delivery; null where the law sets no end. */
  years: number | null;
  /** In two or three words. */
  short: string;
  /** What it comes to, in words: `3 years from delivery`. */
  duration: string;
  /** The act that says so. */
  act: string;
}

/** The guarantee of each country we deliver to: a consumer keeps the protection of the country they live in (Rome I, art. 6). */
const legalGuarantees: Readonly<Record<ShippingCountry, LegalGuarantee>> = {
  Sweden: {
    years: complaintYears,
    short: `${complaintYears} years`,
    duration: `${complaintYears} years from delivery`,
    act: "Consumer Sales Act (konsumentköplagen 2022:260, 4:14)",
  },
  Norway: {
    years: 2,
    short: "2 years, or 5 for goods meant to last",
    duration: "2 years from delivery, or 5 for goods meant to last considerably longer",
    act: "Consumer Purchases Act (forbrukerkjøpsloven § 27)",
  },
  Denmark: { years: 2, short: "2 years", duration: "2 years from delivery", act: "Sale of Goods Act (købeloven § 83)" },
  Finland: {
    years: null,
    short: "no fixed time limit",
    duration: "no fixed end, since the seller is liable for faults for as long as such goods can be expected to last",
    act: "Consumer Protection Act (kuluttajansuojalaki 38/1978, chapter 5)",
  },
};

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
  return `Your legal guarantee in ${known}: ${legalGuarantees[known].short}`;
}

/** The guarantee of the country that goods are sent to, in a sentence. */
export function legalGuaranteeSentence(country: string): string {
  const { duration, act } = legalGuarantees[shippingCountryOf(country)];
  return `Legal guarantee: we are liable for faults that the goods had when you received them. In ${shippingCountryOf(country)} the law gives you ${duration} (${act}).`;
}

/** How long it lasts where goods are sent, beside the notice. */
export function legalGuaranteeDuration(country: string): string {
  const known = shippingCountryOf(country);
  return `${known}: ${legalGuarantees[known].duration}.`;
}

/** How long it lasts in every country, in a line. */
export const legalGuaranteeShort = `${shippingCountries.map((country) => `${country}: ${legalGuarantees[country].short}`).join(". ")}.`;

/** The guarantee of every country, a line each. */
export const legalGuaranteeList = shippingCountries.map((country) => {
  const { duration, act } = legalGuarantees[country];
  return `${country}: ${duration}. ${act}.`;
});
