import type { VatRule } from "#app/shared/vat.ts";

import { type ShippingCountry, shippingCountryOf } from "./rates.ts";

/** What the shop charges VAT by. */
export interface VatTerms extends VatRule {
  /** Registered for the One Stop Shop: orders to other EU countries carry the buyer's VAT. Without it, they carry the shop's own. */
  oss: boolean;
  /** Ten-thousandths of a Norwegian krone for a Swedish one, once the shop is registered for VOEC; null while it isn't. */
  nokPerSek: number | null;
}

interface StandardRate {
  /** The first day, as `2024-09-01`. */
  from: string;
  /** Hundredths of a percent: 25.5 % is 2550. */
  rateHundredths: number;
}

/**
 * The standard rates of the EU countries that the shop sends to, newest first; none where the shop's own rate or no VAT is due. Sources:
 * momsloven § 33 (Denmark); arvonlisäverolaki 84 §, as changed by 439/2024 (Finland).
 */
const standardRates: Readonly<Record<ShippingCountry, readonly StandardRate[]>> = {
  Sweden: [],
  Norway: [],
  Denmark: [{ from: "1992-01-01", rateHundredths: 25_00 }],
  Finland: [
    { from: "2024-09-01", rateHundredths: 25_50 },
    { from: "2013-01-01", rateHundredths: 24_00 },
  ],
};

/** The rate of another EU country on a Swedish day (`2026-11-24`), in hundredths of a percent; null where it isn't one. */
export function destinationRate(country: string, day: string): number | null {
  return standardRates[shippingCountryOf(country)].find(({ from }) => from <= day)?.rateHundredths ?? null;
}

/** The countries whose VAT is due once sales to them all together pass the threshold. */
export const ossCountries = (Object.keys(standardRates) as ShippingCountry[]).filter(
  (country) => standardRates[country].length > 0,
);

/**
 * What a seller may sell to other EU countries in a calendar year with its own country's VAT, in öre without VAT (mervärdesskattelagen
 * 2023:200, chapter 6, section 62).
 */
export const ossThresholdOre = 99_680_00;
