import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { countryOfCode } from "#app/features/shop/addresses/countries.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

/** The lines asked for: two of one variant are one. */
export function askedLines(sent: readonly { id: string; quantity: number }[]): AskedCheckout["lines"] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of sent) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Three-letter codes, which the protocols still take. */
const longCodes: Readonly<Record<string, string>> = { SWE: "Sweden", NOR: "Norway", DNK: "Denmark", FIN: "Finland" };

/** A country by its name or code, as the shop names it; as it was sent where the shop knows none. */
export function countryNamed(sent: string): string {
  const code = sent.toUpperCase();
  const name = shippingCountries.find((country) => country.toUpperCase() === code);
  return name ?? countryOfCode(code) ?? longCodes[code] ?? sent;
}

/** The code of a country that we deliver to; of another one what `countryNamed` calls it. */
export function countryTold(country: string): string {
  const known = shippingCountries.find((name) => name === country);
  return known ? countryCodes[known] : country;
}

/** Fields without those that are empty. */
export function filledIn<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== "")) as Partial<Record<Name, string>>;
}
