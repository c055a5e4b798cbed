import { countryOfCode } from "#app/features/shop/addresses/countries.ts";

export type CountryColumn = "Country" | "Default Address Country Code";

/** The country that a row names, by our column or else by Shopify's code; `before` where it names none. */
export function countryOf(cell: (column: CountryColumn) => string | null, before: string): string {
  const name = cell("Country");
  if (name !== null) return name;
  const code = cell("Default Address Country Code");
  if (code === null) return before;
  return countryOfCode(code.toUpperCase()) ?? code;
}
