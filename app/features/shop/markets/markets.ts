import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import { destinationRate } from "#app/features/shop/shipping/vat-rates.ts";
import { norwegianRate } from "#app/features/shop/shipping/voec.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

/** Whose VAT a market's prices carry, and by which register the shop pays it: its own, the EU's One Stop Shop, or Norway's VOEC. */
export type VatScheme = "domestic" | "oss" | "voec";

/** A country that the shop sells in as a shop of that country. What staff decide of it is its row of `markets`. */
export interface Market {
  id: MarketId;
  country: ShippingCountry;
  currency: Currency;
  /** Where its pages are: each locale has one market. */
  locales: readonly Locale[];
  vatScheme: VatScheme;
}

/** The markets: the first is the shop's own, whose prices are those of the products. */
export const markets: readonly [Market, ...Market[]] = [
  {
    id: "se",
    country: "Sweden",
    currency: "SEK",
    locales: ["en", "sv"],
    vatScheme: "domestic",
  },
  {
    id: "no",
    country: "Norway",
    currency: "NOK",
    locales: ["nb"],
    vatScheme: "voec",
  },
  {
    id: "dk",
    country: "Denmark",
    currency: "DKK",
    locales: ["da"],
    vatScheme: "oss",
  },
  {
    id: "fi",
    country: "Finland",
    currency: "EUR",
    locales: ["fi", "sv-fi"],
    vatScheme: "oss",
  },
];

/** The market of the shop itself, which is always open. */
export const homeMarket = markets[0];

/** A market by its id; undefined for no market. */
export function marketOf(id: string): Market | undefined {
  return markets.find((market) => market.id === id);
}

/** The rate of the VAT in a market's prices on a Swedish day (`2026-11-24`), in hundredths of a percent; `ownRate` is the shop's. */
export function marketVatRate({ country, vatScheme }: Market, day: string, ownRate: number): number {
  if (vatScheme === "voec") return norwegianRate;
  return destinationRate(country, day) ?? ownRate;
}
