import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { type BillingCountry, billingCountryNames, countryCode } from "./countries.ts";

/**
 * A country as shoppers read it, for the name that orders store: those we deliver to by our own words, the others that a bill goes to by
 * Intl's, whose names of countries don't change from one browser to the next.
 */
export function countryName(country: string): string {
  const own = shippingCountries.find((name) => name === country);
  if (own) return countryTexts()[own];
  const [language, code] = [currentLanguage(), countryCode(country)];
  if (language === "en" || code === "") return country;
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? country;
}

/** The countries that a bill goes to, for a list: those we deliver to, then the others by the current language's alphabet, å, ä, ö last in Swedish. */
export function billingCountriesInOrder(): readonly BillingCountry[] {
  const language = currentLanguage();
  // The list is in English order as it stands.
  if (language === "en") return billingCountryNames;
  const { compare } = new Intl.Collator(language);
  const others = billingCountryNames.slice(shippingCountries.length);
  return [
    ...billingCountryNames.slice(0, shippingCountries.length),
    ...others.toSorted((one, other) => compare(countryName(one), countryName(other))),
  ];
}
