import type { Shop } from "./context.ts";
import { pageVersions } from "./page-cache.server.ts";
import { pageTags } from "./page-tags.ts";

/** Search texts are endless: their pages are made anew each time. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose answer depends on a query of its own. */
const uncachedPaths = /^\/(admin|media|thank-you|product-cards|__manifest)(\/|\.|$)/;

/**
 * Answers anonymous page views from the cache of this data centre, else lets `render` make the page and keeps it when
 * its route said `Cache-Control: public`. Storefront pages read no cookies, so one copy serves everyone. The request must
 * have its normalised address (`pageAddress`), which is the copy's key.
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
  const pages = await openedCache();
  const kept = await pages?.match(key).catch(() => undefined);
  if (kept) return kept;

  const response = await render(request);
  if (pages && response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public")) {
    shop.waitUntil(pages.put(key, response.clone()).catch(() => undefined));
  }
  return response;
}

/** Without its cache the shop is slower, not closed. */
function openedCache(): Promise<Cache | null> {
  return caches.open("pages").catch(() => null);
}
