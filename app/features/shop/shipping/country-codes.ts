import type { HolidayCountry } from "#app/shared/public-holidays.ts";

import type { ShippingCountry } from "./rates.ts";

/** The countries that the shop delivers to, by ISO 3166-1. */
export const countryCodes = { Sweden: "SE", Norway: "NO", Denmark: "DK", Finland: "FI" } as const satisfies Record<
  ShippingCountry,
  HolidayCountry
>;
