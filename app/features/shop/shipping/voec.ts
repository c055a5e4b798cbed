import type { Currency } from "#app/shared/currencies.ts";
import type { VatRule } from "#app/shared/vat.ts";

import { isOwnSource } from "./sources.ts";

/** What of an item tells whether it can be sold by VOEC. */
export interface SoldItem {
  /** A unit at the shop's price, in hundredths of its currency. */
  priceOre: number;
  currency: Currency;
  source: string;
}

/** From this price a unit, without VAT and shipping, an item can't be sold by VOEC. In hundredths of a Norwegian krone. */
export const voecLimit = 3_000_00;

/** What one is, in the rate of kronor that staff enter. */
const rateParts = 100_00;

/** Norway's standard rate, in hundredths of a percent, since 2005 (Stortinget's yearly decision on VAT, § 2). */
export const norwegianRate = 25_00;

/**
 * Whether an order to Norway is sold by VOEC (VAT on e-commerce: merverdiavgiftsloven § 14-1 and on), with Norwegian VAT: the shop is
 * registered, and each item costs less than the limit, whatever a code takes off. The carrier must be given the shop's number with
 * the parcel: what a partner sends isn't sold so. Neither is what is priced in a currency whose rate isn't known.
 * `nokPerSek`: ten-thousandths of a Norwegian krone for a Swedish one; null while the shop isn't registered.
 */
export function isSoldByVoec(items: readonly SoldItem[], { mode }: VatRule, nokPerSek: number | null): boolean {
  if (nokPerSek === null) return false;
  const included = mode === "included" ? norwegianRate : 0;
  // A comparison of whole numbers: rounding would move the limit.
  const limit = voecLimit * rateParts * (100_00 + included);
  return items.every(({ priceOre, currency, source }) => {
    const rate = currency === "NOK" ? rateParts : currency === "SEK" ? nokPerSek : null;
    return rate !== null && isOwnSource(source) && priceOre * rate * 100_00 < limit;
  });
}
