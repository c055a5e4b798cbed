import { currentLocale } from "#app/shared/language/current-language.ts";
import type { Locale } from "#app/shared/language/languages.ts";

import { homeMarket, type Market, markets } from "./markets.ts";

/** The market whose prices the pages of a locale have once it is open: until then they have those of the shop's own. */
export function marketOfLocale(locale: Locale): Market {
  return markets.find(({ locales }) => locales.includes(locale)) ?? homeMarket;
}

/** The same for the request that is answered. Machines ask in English, which is the shop's own market. */
export function currentMarket(): Market {
  return marketOfLocale(currentLocale());
}
