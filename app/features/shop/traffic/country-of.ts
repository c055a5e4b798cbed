import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";

/** Where a request comes from, as it is counted: the code of a country that the shop delivers to, `other`, or `unknown`. */
export function countryOf(request: Request): string {
  const code = request.cf?.country;
  if (typeof code !== "string") return "unknown";
  return Object.values<string>(countryCodes).includes(code) ? code : "other";
}
