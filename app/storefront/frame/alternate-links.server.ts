import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { canonicalUrl } from "./page-meta.ts";

/**
 * The `Link` header of a page that says, to search engines, where it is in each language. A header costs a shopper's browser less than
 * tags would. English is for everyone else, too. Null where there is no other language.
 */
export function alternateLinks(
  origin: string,
  location: { pathname: string; search: string },
  languages: readonly PrefixedLanguage[],
): string | null {
  if (languages.length === 0) return null;
  const links = (["en", ...languages] as const).map(
    (language) => `<${canonicalUrl(origin, location, language)}>; rel="alternate"; hreflang="${language}"`,
  );
  return [...links, `<${canonicalUrl(origin, location, "en")}>; rel="alternate"; hreflang="x-default"`].join(", ");
}
