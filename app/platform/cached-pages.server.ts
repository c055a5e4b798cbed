import type { Shop } from "./context.ts";
import { pageVersions } from "./page-cache.server.ts";
import { pageTags } from "./page-tags.ts";

/** Pages of a search are never cached: there are too many different searches. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose response depends on its own query. */
const uncachedPaths = /^\/(admin|media|thank-you|checkout\/return|product-cards|__manifest)(\/|\.|$)/;

/** Renders a page from a database that has seen what `bookmark` names; null for no such demand. */
type Render = (request: Request, bookmark: string | null) => Promise<Response>;

/**
 * Responds to page views from the cache of this data centre; otherwise calls `render` and caches the page when its route set
 * `Cache-Control: public`. Storefront pages read no cookies, so one copy serves everyone. The request must have its
 * normalised address (`pageAddress`), which is the cache key. Throws what `render` throws.
 */
export async function withPageCache(request: Request, shop: Shop, build: string, render: Render): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "GET" || uncachedPaths.test(url.pathname)) return render(request, null);
  const { key: versions, bookmark } = await pageVersions(shop, pageTags(url.pathname));
  if (url.searchParams.has(uncachedParameter)) return render(request, bookmark);

  url.searchParams.set("_v", `${build}.${versions}`);
  const key = new Request(url);
  const pages = await openCache();
  const cached = await pages?.match(key).catch(() => undefined);
  if (cached) return cached;

  const response = await render(request, bookmark);
  if (pages && response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public")) {
    shop.waitUntil(pages.put(key, response.clone()).catch(() => undefined));
  }
  return response;
}

/** Null when the cache cannot be opened: every page is rendered then. */
function openCache(): Promise<Cache | null> {
  return caches.open("pages").catch(() => null);
}
