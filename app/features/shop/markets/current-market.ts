import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { homeMarket, type Market, markets } from "./markets.ts";

/** The market whose prices the pages of a language have once it is open: until then they have those of the shop's own. */
export function marketOfLanguage(language: Language): Market {
  return markets.find(({ pages }) => pages.some((page) => page.language === language)) ?? homeMarket;
}

/** The same for the request that is answered. Machines ask in English, which is the shop's own market. */
export function currentMarket(): Market {
  return marketOfLanguage(currentLanguage());
}
