import { cacheKeyOf } from "#app/service-worker/cacheable-pages.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { localeOfPath, withoutLanguage } from "#app/shared/language/languages.ts";
import { pageAt } from "#app/shared/pages.ts";

/** How long, in milliseconds, a link is pointed at before its page is fetched: a mouse on its way elsewhere is faster. */
export const restMs = 80;
/** The most pages that are fetched within `windowMs`, however much is pointed at. */
const maxPages = 5;
const windowMs = 10_000;
/** For this long what was fetched stands, and is not fetched again. */
const freshForMs = 30_000;

const productPage = /^\/(cj-)?product\/[^/]+$/;

/** On links that open something else where they are, once there are scripts, or save a file. */
const leadsNowhere = ["data-opens-dialog", "download"];

/** The page of the shop that a link leads to, as path and query; null for one that is not prefetched. */
export function prefetchablePage(link: HTMLAnchorElement, here: Location): string | null {
  const url = new URL(link.href, here.href);
  const isOther = url.pathname !== here.pathname || url.search !== here.search;
  if (url.origin !== here.origin || !isOther || link.target) return null;
  if (leadsNowhere.some((name) => link.hasAttribute(name))) return null;
  // Another language's page is loaded anew.
  if (localeOfPath(url.pathname) !== currentLocale()) return null;
  if (!isPrefetched(withoutLanguage(url.pathname)) || cacheKeyOf(url) === null) return null;
  return url.pathname + url.search;
}

/** Public pages and products: of no other is anything fetched before it is asked for. */
function isPrefetched(path: string): boolean {
  const page = pageAt(path);
  return productPage.test(path) || (page?.isPublic === true && page.prefetch !== false);
}

/** Says of each page whether it is fetched now: none twice, and only so many in a while. */
export function newPrefetchLimit(): (page: string, now: number) => boolean {
  const fetched = new Map<string, number>();
  return (page, now) => {
    for (const [known, at] of fetched) if (now - at >= freshForMs) fetched.delete(known);
    const recent = [...fetched.values()].filter((at) => now - at < windowMs);
    if (fetched.has(page) || recent.length >= maxPages) return false;
    fetched.set(page, now);
    return true;
  };
}
