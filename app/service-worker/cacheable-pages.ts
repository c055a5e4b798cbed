/* Which pages the service worker may keep, and under which address. Pure: used by the service worker and its tests. */

/** Query parameters that change what a page shows. Others, such as a campaign's, are left out of its address. */
const keyParameters = ["category", "page", "reason", "sort", "view"];
/** A shopper's own words are kept nowhere. */
const personalParameter = "search";
/** Parts of the site that are no pages of the shop: staff, calls, files. */
const notPages = /^\/(admin|api|media|assets|cdn-cgi)(\/|$)/;

/** Whether an address is a page of the shop. */
export function isShopPage(url: URL): boolean {
  return !notPages.test(url.pathname) && !url.pathname.endsWith(".data");
}

/** The address a page is kept under; null for one that is never kept. */
export function cacheKeyOf(url: URL): string | null {
  if (!isShopPage(url) || url.searchParams.has(personalParameter)) return null;
  const kept = new URL(url.pathname, url.origin);
  for (const name of keyParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.searchParams.set(name, value);
  }
  return kept.href;
}

/** Whether an answer is the same for everyone: only such a page may be kept, and the shop marks it `public`. */
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

/** The page whose data the router asks for: `/shop.data` belongs to `/shop`, `/_root.data` to `/`. */
export function pageOfData(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}

/** The files of the build that a text names. */
export function namedAssets(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}
