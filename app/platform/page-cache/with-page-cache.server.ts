import type { Shop } from "#app/platform/env/context.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";

import {
  freshSecondsOf,
  hideFromCaches,
  isFresh,
  isUsable,
  type CachedPage,
  cachedPageOf,
  type PagePlace,
  responseOf,
} from "./cached-page.ts";
import { mayRevalidate, type PendingRender, inFlightRenderOf, startRender } from "./in-flight-renders.ts";
import { recallPage, rememberPage } from "./page-memory.ts";
import { pageTags, shownTags } from "./page-tags.ts";
import { readSharedPage, sharePage } from "./shared-pages.server.ts";
import {
  areNewest,
  areInvalidatedSince,
  areTrusted,
  bookmarkOfVersions,
  nameOfVersions,
  readVersions,
  type TagVersions,
} from "./tag-versions.server.ts";

/** Pages of a search are never cached: there are too many different searches. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose response depends on its own query. */
const uncachedPaths = /^\/(admin|media|thank-you|checkout\/(return|continue)|product-cards|__manifest)(\/|\.|$)/;

/** A rendered page, and the bookmark of what the database had seen that it was read from; null when that is not known. */
interface Rendered {
  response: Response;
  seen: string | null;
}

/** Renders a page from a database that has seen what `bookmark` names; null for no such demand. */
type Render = (request: Request, bookmark: string | null) => Promise<Rendered>;

/** How a page that is not there yet is made. */
interface Making {
  place: PagePlace;
  shop: Shop;
  /** The versions of what the address says that the page shows, read before it is rendered. */
  versions: TagVersions;
  /** What the database must have seen that it is rendered from. */
  bookmark: string | null;
  render: (bookmark: string | null) => Promise<Rendered>;
}

/**
 * The answer to a request at exactly the address that a page is cached under, as the shop's own links have it, when this isolate's memory
 * has that page and nothing needs to be asked first. Null otherwise: `withPageCache` is for all requests.
 */
export function answerFromMemory(request: Request): Response | null {
  if (!isRead(request)) return null;
  const page = recallPage(request.url);
  return page && isFresh(page) && areTrusted(page.shows) && areNewest(page.shows) ? responseOf(page, request) : null;
}

/**
 * Responds to page views with a cached page: from this isolate's memory, else from the cache of this data centre; otherwise calls
 * `render`, once for all who ask meanwhile, and caches the page when its route set `Cache-Control: public`. A page that is no
 * longer fresh is answered once more while a new one is made; a page that a change made stale is not. Storefront pages read no
 * cookies, so one copy serves everyone. The request must have its normalised address (`pageAddress`), which is the cache key.
 * Throws what `render` throws.
 */
export async function withPageCache(request: Request, shop: Shop, build: string, render: Render): Promise<Response> {
  const address = new URL(request.url);
  if (!isRead(request) || uncachedPaths.test(withoutLanguage(address.pathname)))
    return (await render(request, null)).response;
  const remembered = recallPage(request.url);
  const tags = pageTags(address);
  const versions = await readVersions(shop, remembered ? remembered.shows.map(([tag]) => tag) : tags);
  const bookmark = bookmarkOfVersions(versions);
  if (address.searchParams.has(uncachedParameter) || shop.env.PAGE_CACHE === "off") {
    const { response } = await render(request, bookmark);
    hideFromCaches(response.headers);
    return response;
  }

  const named = versions.filter(([tag]) => tags.includes(tag));
  const place = { address: request.url, versions: `${build}.${nameOfVersions(named)}` };
  const page = request.method === "GET" ? request : new Request(request, { method: "GET" });
  const making = { place, shop, versions: named, bookmark, render: (from: string | null) => render(page, from) };

  const cached = remembered && areNewest(remembered.shows) ? remembered : await recallSharedPage(place, shop);
  if (cached && isUsable(cached)) {
    if (!isFresh(cached) && !inFlightRenderOf(place) && mayRevalidate(place))
      shop.waitUntil(renderAndCache(making).catch(() => undefined));
    return responseOf(cached, request);
  }
  const other = await inFlightRenderOf(place)?.waitedFor();
  return other ? responseOf(other, request) : answerOf(await renderAndCache(making), request);
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** A page of the data centre's cache, which is in memory from now on; null when it shows what has changed since. */
async function recallSharedPage(place: PagePlace, shop: Shop): Promise<CachedPage | null> {
  const page = await readSharedPage(place);
  if (!page) return null;
  await readVersions(
    shop,
    page.shows.map(([tag]) => tag),
  );
  return remember(place, page) ? page : null;
}

/** Renders a page, and caches it in both places if it may be cached. Throws what `render` throws. */
async function renderAndCache({ place, shop, versions, bookmark, render }: Making): Promise<Awaited<PendingRender>> {
  const beganAt = Date.now();
  const rendering = render(bookmark).then(async ({ response: first, seen }) => {
    if (freshSecondsOf(first) === 0) return { response: first };
    const named = await readVersions(shop, shownTags(first.headers));
    // Whose cards it shows is known only now: they may be from a replica that has not seen how these changed.
    const newest = bookmarkOfVersions(named);
    const isBehind = newest !== null && seen !== null && seen < newest;
    const response = isBehind ? (await render(newest)).response : first;
    if (freshSecondsOf(response) === 0) return { response };
    const others = isBehind ? await readVersions(shop, shownTags(response.headers)) : named;
    const page = await cachedPageOf(response, [...versions, ...others]);
    // What changed while it was rendered may be missing in it.
    if (!areInvalidatedSince(others, beganAt) && remember(place, page)) shop.waitUntil(sharePage(place, page));
    return { page };
  });
  // Others may wait for it after the shopper who came first has left.
  shop.waitUntil(rendering.catch(() => undefined));
  return startRender(place, rendering);
}

/** Caches a page in memory, unless something that it shows has changed since: it must not take the place of a newer one. */
function remember({ address }: PagePlace, page: CachedPage): boolean {
  const isNewest = areNewest(page.shows);
  if (isNewest) rememberPage(address, page);
  return isNewest;
}

function answerOf(rendered: Awaited<PendingRender>, request: Request): Response {
  return "page" in rendered ? responseOf(rendered.page, request) : rendered.response;
}
