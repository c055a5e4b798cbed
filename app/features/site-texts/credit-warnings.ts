import type { ShippingCountry } from "#app/features/shipping/rates.ts";

/**
 * The warning that a country's law wants beside an offer of credit, in its own words, unaltered; null where there is none
 * (Directive (EU) 2023/2225, art. 8). It stands above the ways to pay that are credit.
 */
export const creditWarnings: Readonly<Record<ShippingCountry, string | null>> = {
  Sweden: null,
  Norway: null,
  Denmark: null,
  Finland: null,
};
