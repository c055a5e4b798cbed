/**
 * The countries a bill may be addressed to: those that the shop sends to, then the rest of the EU and the EEA, the United Kingdom and
 * Switzerland (Regulation (EU) 2018/302, art. 4: who buys from another country buys as one from here). `postalCode` matches
 * a code without spaces and hyphens, in capitals; `split` is where the country parts it, counted from its end when negative.
 */
export const billingCountries = [
  { name: "Sweden", code: "SE", postalCode: /^[1-9]\d{4}$/, split: [3, " "], example: "619 30" },
  { name: "Norway", code: "NO", postalCode: /^\d{4}$/, split: null, example: "0154" },
  { name: "Denmark", code: "DK", postalCode: /^\d{4}$/, split: null, example: "2100" },
  { name: "Finland", code: "FI", postalCode: /^\d{5}$/, split: null, example: "00100" },
  { name: "Austria", code: "AT", postalCode: /^\d{4}$/, split: null, example: "1010" },
  { name: "Belgium", code: "BE", postalCode: /^\d{4}$/, split: null, example: "1000" },
  { name: "Bulgaria", code: "BG", postalCode: /^\d{4}$/, split: null, example: "1000" },
  { name: "Croatia", code: "HR", postalCode: /^\d{5}$/, split: null, example: "10000" },
  { name: "Cyprus", code: "CY", postalCode: /^\d{4}$/, split: null, example: "1010" },
  { name: "Czechia", code: "CZ", postalCode: /^\d{5}$/, split: [3, " "], example: "110 00" },
  { name: "Estonia", code: "EE", postalCode: /^\d{5}$/, split: null, example: "10111" },
  { name: "France", code: "FR", postalCode: /^\d{5}$/, split: null, example: "75001" },
  { name: "Germany", code: "DE", postalCode: /^\d{5}$/, split: null, example: "10115" },
  { name: "Greece", code: "GR", postalCode: /^\d{5}$/, split: [3, " "], example: "104 31" },
  { name: "Hungary", code: "HU", postalCode: /^\d{4}$/, split: null, example: "1011" },
  { name: "Iceland", code: "IS", postalCode: /^\d{3}$/, split: null, example: "101" },
  { name: "Ireland", code: "IE", postalCode: /^[A-Z]\d[\dW][A-Z\d]{4}$/, split: [3, " "], example: "D02 AF30" },
  { name: "Italy", code: "IT", postalCode: /^\d{5}$/, split: null, example: "00118" },
  { name: "Latvia", code: "LV", postalCode: /^\d{4}$/, split: null, example: "1010" },
  { name: "Liechtenstein", code: "LI", postalCode: /^\d{4}$/, split: null, example: "9490" },
  { name: "Lithuania", code: "LT", postalCode: /^\d{5}$/, split: null, example: "01100" },
  { name: "Luxembourg", code: "LU", postalCode: /^\d{4}$/, split: null, example: "1111" },
  { name: "Malta", code: "MT", postalCode: /^[A-Z]{3}\d{2,4}$/, split: [3, " "], example: "VLT 1117" },
  { name: "Netherlands", code: "NL", postalCode: /^[1-9]\d{3}[A-Z]{2}$/, split: [4, " "], example: "1012 AB" },
  { name: "Poland", code: "PL", postalCode: /^\d{5}$/, split: [2, "-"], example: "00-001" },
  { name: "Portugal", code: "PT", postalCode: /^\d{7}$/, split: [4, "-"], example: "1000-001" },
  { name: "Romania", code: "RO", postalCode: /^\d{6}$/, split: null, example: "010011" },
  { name: "Slovakia", code: "SK", postalCode: /^\d{5}$/, split: [3, " "], example: "811 01" },
  { name: "Slovenia", code: "SI", postalCode: /^\d{4}$/, split: null, example: "1000" },
  { name: "Spain", code: "ES", postalCode: /^\d{5}$/, split: null, example: "28001" },
  { name: "Switzerland", code: "CH", postalCode: /^\d{4}$/, split: null, example: "8001" },
  {
    name: "United Kingdom",
    code: "GB",
    postalCode: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    split: [-3, " "],
    example: "SW1A 1AA",
  },
] as const;
export type BillingCountry = (typeof billingCountries)[number]["name"];

export const billingCountryNames = billingCountries.map(({ name }) => name) as [BillingCountry, ...BillingCountry[]];

/** The ISO 3166 code of a country by its name; empty for one that no bill goes to. */
export function countryCode(country: string): string {
  return billingCountries.find(({ name }) => name === country)?.code ?? "";
}

/** The name of a country by its code; undefined for one that no bill goes to. */
export function countryOfCode(code: string): BillingCountry | undefined {
  return billingCountries.find((country) => country.code === code)?.name;
}
