/** The ISO 3166 codes of the countries that the shop sends to. */
const codes: Readonly<Record<string, string>> = { Sweden: "SE", Norway: "NO", Denmark: "DK", Finland: "FI" };

/** The code of a country that the shop sends to, by its name; empty for others. */
export function countryCode(country: string): string {
  return Object.hasOwn(codes, country) ? (codes[country] ?? "") : "";
}

/** The name of a country by its code; undefined for one that the shop does not send to. */
export function countryOfCode(code: string): string | undefined {
  return Object.keys(codes).find((country) => codes[country] === code);
}
