import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { addressTexts } from "./addresses.texts.ts";
import { type BillingCountry, billingCountries } from "./countries.ts";
import { countryName } from "./country-names.ts";

/** Letters of a country before its codes, other than its own code: 'S-619 30'. */
const otherPrefixes: Partial<Record<BillingCountry, string>> = {
  Sweden: "S",
  Norway: "N",
  Finland: "FIN",
  Austria: "A",
  Belgium: "B",
  France: "F",
  Germany: "D",
  Hungary: "H",
  Italy: "I",
  Liechtenstein: "FL",
  Luxembourg: "L",
};

/**
 * A postal code as its country writes it ('619 30' in Sweden, '00-001' in Poland); null when it is none. Spaces, hyphens and
 * the country's letters before the digits are ignored.
 */
export function normalizePostalCode(typed: string, country: BillingCountry): string | null {
  const { code, postalCode, split } = ruleOf(country);
  const letters = new RegExp(`^(${[code, otherPrefixes[country]].filter(Boolean).join("|")})(?=\\d)`);
  const plain = typed.toUpperCase().replace(/[\s-]/g, "").replace(letters, "");
  if (!postalCode.test(plain)) return null;
  return split ? `${plain.slice(0, split[0])}${split[1]}${plain.slice(split[0])}` : plain;
}

/** The error message for a postal code that is invalid in the country. */
export function postalCodeAdvice(country: BillingCountry): string {
  const { example } = ruleOf(country);
  const own = shippingCountries.find((name) => name === country);
  return own ? addressTexts()[own](example) : addressTexts().other(countryName(country), example);
}

function ruleOf(country: BillingCountry) {
  const rule = billingCountries.find(({ name }) => name === country);
  if (!rule) throw new Error(`${country} has no rule for postal codes`);
  return rule;
}
