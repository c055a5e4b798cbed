/* Which pages the service worker may cache, and under which key. Pure: used by the service worker and its tests. */

import { isDataPath, pagePathOf } from "#app/platform/http/page-path.ts";
import { localeOfPath, pathIn, withoutLanguage } from "#app/shared/language/languages.ts";

/** Query parameters that change what a page shows. Others, such as a campaign's, are left out of the cache key. */
const filters = ["size", "color", "kind", "fit", "sport", "fabric", "min", "max", "stock", "new", "sale", "rating"];
const keyParameters = ["category", "page", "reason", "sort", "view", ...filters];
/** Pages with a shopper's own text, or with what staff have not saved yet, are never cached. */
const personalParameters = ["search", "preview"];
/** Paths that are not storefront pages: admin, API, files, and where a bank sends shoppers, whose address has a secret. */
const notPages = /^\/(admin|api|media|assets|cdn-cgi|checkout\/return)(\/|$)/;

/** Whether an address is a storefront page. */
export function isShopPage(url: URL): boolean {
  return !notPages.test(withoutLanguage(url.pathname)) && !isDataPath(url.pathname);
}

/** The address a page is cached under; null for one that is never cached. */
export function cacheKeyOf(url: URL): string | null {
  if (!isShopPage(url) || personalParameters.some((name) => url.searchParams.has(name))) return null;
  const key = new URL(url.pathname, url.origin);
  for (const name of keyParameters) {
    for (const value of url.searchParams.getAll(name)) key.searchParams.append(name, value);
  }
  return key.href;
}

/** Whether a response is the same for everyone: the shop marks it `public`, and only such a page may be cached. */
export function isPublic(response: Response): boolean {
  const control = response.headers.get("Cache-Control") ?? "";
  return (
    response.status === 200 &&
    !response.redirected &&
    control.startsWith("public") &&
    !control.includes("no-store") &&
    !response.headers.has("Set-Cookie")
  );
}

/** The page whose data the router asks for: `/shop.data` belongs to `/shop`, `/_.data` to `/`. */
export function pageOfData(url: URL): URL {
  const page = new URL(url);
  page.pathname = pathIn(localeOfPath(url.pathname), pagePathOf(url.pathname));
  page.searchParams.delete("_routes");
  return page;
}

/** The build's assets that a text names: a page from the root, a script without the first slash what it imports later. */
export function namedAssets(text: string): string[] {
  return [...new Set(text.match(/\bassets\/[\w.-]+\.(?:js|css|woff2)/g))].map((path) => `/${path}`);
}
