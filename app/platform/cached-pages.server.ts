import type { Shop } from "./context.ts";
import { pageVersions } from "./page-cache.server.ts";
import { pageTags } from "./page-tags.ts";

/** Pages of a search are never cached: there are too many different searches. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose response depends on its own query. */
const uncachedPaths = /^\/(admin|media|thank-you|product-cards|__manifest)(\/|\.|$)/;

/**
 * Responds to page views from the cache of this data centre; otherwise calls `render` and caches the page when its route set
 * `Cache-Control: public`. Storefront pages read no cookies, so one copy serves everyone. The request must have its
 * normalised address (`pageAddress`), which is the cache key. Throws what `render` throws.
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

  url.searchParams.set("_v", `${build}.${await pageVersions(shop, pageTags(url.pathname))}`);
  const key = new Request(url);
  const pages = await openCache();
  const cached = await pages?.match(key).catch(() => undefined);
  if (cached) return cached;

  const response = await render(request);
  if (pages && response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public")) {
    shop.waitUntil(pages.put(key, response.clone()).catch(() => undefined));
  }
  return response;
}

/** Null when the cache cannot be opened: every page is rendered then. */
function openCache(): Promise<Cache | null> {
  return caches.open("pages").catch(() => null);
}
