import type { Shop } from "./context.ts";
import { pageTags } from "./page-tags.ts";
import { pageVersions } from "./page-cache.server.ts";

/** Query parameters that change what a storefront page shows. All others are dropped from the cache key. */
const meaningfulParameters = ["_routes", "category", "page", "reason", "sort", "view"];
/** Search texts are endless: their pages are made anew each time. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose answer depends on a query of its own. */
const uncachedPaths = /^\/(admin|media|thank-you|__manifest)(\/|\.|$)/;

/**
 * Answers anonymous page views from the cache of this data centre, else lets `render` make the page and keeps it when
 * its route said `Cache-Control: public`. Storefront pages read no cookies, so one copy serves everyone.
 */
export async function withPageCache(
  request: Request,
  shop: Shop,
  build: string,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const cacheable =
    request.method === "GET" && !uncachedPaths.test(url.pathname) && !url.searchParams.has(uncachedParameter);
  if (!cacheable) return render(request);

  const key = cacheKey(url, build, await pageVersions(shop, pageTags(url.pathname)));
  const pages = await caches.open("pages");
  const kept = await pages.match(key);
  if (kept) return kept;

  const response = await render(request);
  if (response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public")) {
    shop.waitUntil(pages.put(key, response.clone()));
  }
  return response;
}

function cacheKey(url: URL, build: string, version: string): Request {
  const key = new URL(url.pathname, url.origin);
  for (const name of meaningfulParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) key.searchParams.set(name, value);
  }
  key.searchParams.set("_v", `${build}.${version}`);
  return new Request(key);
}
