import { createContext, type RouterContextProvider } from "react-router";

import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { languageTag, type PrefixedLocale } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { canonicalUrl } from "./page-meta.ts";

const unsoldContext = createContext<readonly MarketId[]>([]);

/** Notes the markets that a product isn't sold in, for the header of the page that its loader is read for. */
export function noteUnsold(context: Readonly<RouterContextProvider>, markets: readonly MarketId[]): void {
  context.set(unsoldContext, markets);
}

/** The locales in which a page offers what it is about: all but those of markets that don't sell its product. */
export function offeringLocales(
  context: Readonly<RouterContextProvider>,
  open: readonly PrefixedLocale[],
): PrefixedLocale[] {
  const unsold = context.get(unsoldContext);
  return open.filter((locale) => !unsold.includes(marketOfLocale(locale).id));
}

/**
 * The `Link` header of a page that says, to search engines, where it is in each locale. A header costs a shopper's browser less than
 * tags would. English is for everyone else, too. Null where there is no other language.
 */
export function alternateLinks(
  origin: string,
  location: { pathname: string; search: string },
  locales: readonly PrefixedLocale[],
): string | null {
  if (locales.length === 0) return null;
  const links = (["en", ...locales] as const).map(
    (locale) => `<${canonicalUrl(origin, location, locale)}>; rel="alternate"; hreflang="${languageTag(locale)}"`,
  );
  return [...links, `<${canonicalUrl(origin, location, "en")}>; rel="alternate"; hreflang="x-default"`].join(", ");
}
