import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

/** The languages that warnings and guarantees are told in by law, by market: in Finland both of the country's. */
export const languagesOfLaw: Readonly<Record<MarketId, readonly PrefixedLanguage[]>> = {
  se: ["sv"],
  no: ["nb"],
  dk: ["da"],
  fi: ["fi", "sv"],
};
