/* Which offline page a page leads to that can't be had. Pure: used by the service worker and its tests. */

import { type Locale, localeOfPath, pathIn, withoutLanguage } from "#app/shared/language/languages.ts";

/** The path of the offline page, without its locale. */
export const offlinePage = "/offline";

/** The locales of some pages' addresses, each once. */
export function localesOf(addresses: readonly string[]): Locale[] {
  return [...new Set(addresses.map((address) => localeOfPath(new URL(address).pathname)))];
}

/** The locales whose offline pages are among kept addresses. */
export function localesKept(addresses: readonly string[]): Locale[] {
  return localesOf(addresses.filter((address) => withoutLanguage(new URL(address).pathname) === offlinePage));
}

/**
 * The path of the offline page for a page that could not be had: in its own locale where that is `kept`, else in English or in any. The offline
 * page is told where the shopper wanted to go. Null where none is kept.
 */
export function offlinePathFor({ pathname, search }: URL, kept: readonly Locale[]): string | null {
  const wanted = [localeOfPath(pathname), "en" as const, ...kept].find((locale) => kept.includes(locale));
  return wanted ? `${pathIn(wanted, offlinePage)}?from=${encodeURIComponent(pathname + search)}` : null;
}
