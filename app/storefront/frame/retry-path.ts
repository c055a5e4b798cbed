import { currentLocale } from "#app/shared/language/current-language.ts";
import { localeOfPath, withoutLanguage } from "#app/shared/language/languages.ts";

/**
 * What a link of the offline page has for a path of this site, with its locale's prefix: the prefix goes where it is the page's own, as the router
 * puts it there, and the address is whole where it isn't. Anything else leads home: other sites too, however they are written.
 */
export function retryPath(from: string | null, origin: string): string {
  const url = from?.startsWith("/") ? URL.parse(from, origin) : null;
  if (url?.origin !== origin) return "/";
  const { pathname, search, href } = url;
  return localeOfPath(pathname) === currentLocale() ? withoutLanguage(pathname) + search : href;
}
