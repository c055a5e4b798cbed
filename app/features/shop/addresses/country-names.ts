import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { countryCode } from "./countries.ts";

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
