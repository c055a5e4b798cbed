import type { Currency } from "#app/shared/currencies.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import { nearestEnding } from "./nearest-ending.ts";
import { million } from "./season-rates.ts";

/** What the prices of a market are proposed by. */
export interface ProposalTerms {
  /** The market's currency. */
  currency: Currency;
  /** What one unit of it costs this season, in millionths of a krona; null while staff have set no rate. */
  rateMillionths: number | null;
  /** The VAT in the market's prices, in hundredths of a percent. */
  vatHundredths: number;
  /** How the shop's own prices carry VAT. */
  ownVat: VatRule;
}

/** How far a price may be from its proposal before staff are told, in percent. */
const toleratedPercent = 4;

/**
 * The price that is proposed in a market for one of the shop's own, both in hundredths of their currency and with VAT: at the season's rate, with
 * the market's VAT for the shop's own, at the nearest ending. Null without a rate, and for products priced in a third currency.
 */
export function proposedPrice(price: { ore: number; currency: Currency }, terms: ProposalTerms): number | null {
  const { currency, rateMillionths, vatHundredths, ownVat } = terms;
  const rate = price.currency === currency ? million : price.currency === "SEK" ? rateMillionths : null;
  if (rate === null) return null;
  const paid = priceWithVat(price.ore, ownVat);
  const exchanged = (paid * million * (100_00 + vatHundredths)) / (rate * (100_00 + ownVat.rateHundredths));
  return nearestEnding(Math.round(exchanged), currency);
}

/** Whether a price is further from its proposal than is tolerated. */
export function isOff(priceOre: number, proposedOre: number): boolean {
  return Math.abs(priceOre - proposedOre) * 100 > toleratedPercent * proposedOre;
}
