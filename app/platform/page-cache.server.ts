import type { Shop } from "./context.ts";

/** Query parameters that change what a storefront page shows. All others are dropped from the cache key. */
const meaningfulParameters = ["_routes", "category", "page", "reason", "sort", "view"];
/** Search texts are endless: their pages are made anew each time. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose answer depends on a query of its own. */
const uncachedPaths = /^\/(admin|media|thank-you|__manifest)(\/|\.|$)/;

const versionKey = "pages-version";
/** How long this isolate trusts its copy of the version before it asks KV again. */
const versionTrustedMs = 5_000;
let versionHere = { value: "0", readAt: Number.NEGATIVE_INFINITY };

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

  const key = cacheKey(url, build, await pagesVersion(shop));
  const pages = await caches.open("pages");
  const kept = await pages.match(key);
  if (kept) return kept;

  const response = await render(request);
  if (response.status === 200 && response.headers.get("Cache-Control")?.startsWith("public")) {
    shop.waitUntil(pages.put(key, response.clone()));
  }
  return response;
}

/**
 * Makes every kept page stale: call it after a change that shoppers must see (product, price, stock running out, site
 * configuration). Here at once; in other data centres within seconds, and never later than the pages' own 60 s.
 */
export async function renewPages(shop: Shop, now = Date.now()): Promise<void> {
  const value = now.toString(36) + Math.random().toString(36).slice(2, 6);
  versionHere = { value, readAt: now };
  await shop.env.CONFIG_CACHE.put(versionKey, value);
}

async function pagesVersion({ env }: Shop): Promise<string> {
  const now = Date.now();
  if (now - versionHere.readAt > versionTrustedMs) {
    const value = (await env.CONFIG_CACHE.get(versionKey).catch(() => null)) ?? versionHere.value;
    versionHere = { value, readAt: now };
  }
  return versionHere.value;
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
