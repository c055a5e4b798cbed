/** The codes of the countries that the shop sends to, as Shopify writes them. */
const codes: Readonly<Record<string, string>> = { Sweden: "SE", Norway: "NO", Denmark: "DK", Finland: "FI" };

export type CountryColumn = "Country" | "Default Address Country Code";

/** The code of a country; empty for others, whose name stands in our own column. */
export function countryCode(country: string): string {
  return Object.hasOwn(codes, country) ? (codes[country] ?? "") : "";
}

/** The country that a row names, by our column or else by Shopify's code; `before` where it names none. */
export function countryOf(cell: (column: CountryColumn) => string | null, before: string): string {
  const name = cell("Country");
  if (name !== null) return name;
  const code = cell("Default Address Country Code");
  if (code === null) return before;
  return Object.keys(codes).find((country) => codes[country] === code.toUpperCase()) ?? code;
}
