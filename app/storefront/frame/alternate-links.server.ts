import { createContext, type RouterContextProvider } from "react-router";

import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import {
  type Language,
  languageOf,
  languageTag,
  type Locale,
  type PrefixedLocale,
} from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { canonicalUrl } from "./page-meta.ts";

/** What a page knows of itself in other locales. */
interface Alternates {
  /** The markets that its product isn't sold in. */
  unsoldIn?: readonly MarketId[];
  /** Its path in a language, without a prefix, where that is not the same in all. */
  pathIn?: (language: Language) => string;
}

const alternatesContext = createContext<Alternates>({});

/** Notes where and whether a page is in other locales, for the header of the page that its loader is read for. */
export function noteAlternates(context: Readonly<RouterContextProvider>, alternates: Alternates): void {
  context.set(alternatesContext, alternates);
}

/** The locales in which a page offers what it is about: all but those of markets that don't sell its product. */
export function offeringLocales(
  context: Readonly<RouterContextProvider>,
  open: readonly PrefixedLocale[],
): PrefixedLocale[] {
  const { unsoldIn = [] } = context.get(alternatesContext);
  return open.filter((locale) => !unsoldIn.includes(marketOfLocale(locale).id));
}

/**
 * The `Link` header of a page that says, to search engines, where it is in each locale. A header costs a shopper's browser less than
 * tags would. English is for everyone else, too. Null where there is no other language.
 */
export function alternateLinks(
  context: Readonly<RouterContextProvider>,
  origin: string,
  location: { pathname: string; search: string },
  locales: readonly PrefixedLocale[],
): string | null {
  if (locales.length === 0) return null;
  const { pathIn } = context.get(alternatesContext);
  const urlIn = (locale: Locale) => {
    const pathname = pathIn?.(languageOf(locale)) ?? location.pathname;
    return canonicalUrl(origin, { ...location, pathname }, locale);
  };
  const links = (["en", ...locales] as const).map(
    (locale) => `<${urlIn(locale)}>; rel="alternate"; hreflang="${languageTag(locale)}"`,
  );
  return [...links, `<${urlIn("en")}>; rel="alternate"; hreflang="x-default"`].join(", ");
}
