import { languageTag, type PrefixedLocale } from "#app/shared/language/languages.ts";

import { canonicalUrl } from "./page-meta.ts";

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
