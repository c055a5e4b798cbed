import type { Shop } from "./context.ts";
import { isFresh, isUsable, type KeptPage, keptPageOf, type PagePlace, responseOf } from "./kept-page.ts";
import { pageVersions } from "./page-cache.server.ts";
import { recallPage, rememberPage } from "./page-memory.ts";
import { pageTags } from "./page-tags.ts";
import { readSharedPage, sharePage } from "./shared-pages.server.ts";

/** Pages of a search are never cached: there are too many different searches. */
const uncachedParameter = "search";
/** Also the router's own manifest, whose response depends on its own query. */
const uncachedPaths = /^\/(admin|media|thank-you|checkout\/return|product-cards|__manifest)(\/|\.|$)/;

/** How long a request waits for the page that another one is having rendered. A request that was cancelled never finishes its own. */
const waitMs = 5_000;

/** Renders a page from a database that has seen what `bookmark` names; null for no such demand. */
type Render = (request: Request, bookmark: string | null) => Promise<Response>;

/** The pages that this isolate is rendering to keep, by address and versions; null for one that turned out not to be kept. */
const underWay = new Map<string, Promise<KeptPage | null>>();

/**
 * Responds to page views with a kept page: from this isolate's memory, else from the cache of this data centre; otherwise calls
 * `render`, once for all who ask meanwhile, and keeps the page when its route set `Cache-Control: public`. A page that is no
 * longer fresh is answered once more while a new one is made; a page that a change made stale is not. Storefront pages read no
 * cookies, so one copy serves everyone. The request must have its normalised address (`pageAddress`), which is the cache key.
 * Throws what `render` throws.
 */
export async function withPageCache(request: Request, shop: Shop, build: string, render: Render): Promise<Response> {
  const address = new URL(request.url);
  const { pathname, searchParams } = address;
  if (request.method !== "GET" || uncachedPaths.test(pathname)) return render(request, null);
  const { key, bookmark } = await pageVersions(shop, pageTags(address));
  if (searchParams.has(uncachedParameter)) return render(request, bookmark);

  const place = { address: request.url, versions: `${build}.${key}` };
  const renderPage = () => renderAndKeep(place, shop, () => render(request, bookmark));
  const kept = recallPage(place) ?? (await recallSharedPage(place));
  if (kept && isUsable(kept)) {
    if (!isFresh(kept) && !underWay.has(nameOf(place))) shop.waitUntil(renderPage().catch(() => undefined));
    return responseOf(kept);
  }
  const others = underWay.get(nameOf(place));
  if (!others) return renderPage();
  const page = await settledWithin(others, waitMs);
  return page ? responseOf(page) : render(request, bookmark);
}

/** A page of the data centre's cache, which is in memory from now on. */
async function recallSharedPage(place: PagePlace): Promise<KeptPage | null> {
  const page = await readSharedPage(place);
  if (page) rememberPage(place, page);
  return page;
}

/** Renders a page, and keeps it in both places if it may be kept. Throws what `render` throws. */
async function renderAndKeep(place: PagePlace, shop: Shop, render: () => Promise<Response>): Promise<Response> {
  const rendering = render().then(async (response) => {
    const page = await keptPageOf(response);
    if (!page) return { response, page };
    rememberPage(place, page);
    shop.waitUntil(sharePage(place, page));
    return { response: responseOf(page), page };
  });
  // Others may wait for it after the shopper who came first has left.
  shop.waitUntil(rendering.catch(() => undefined));
  const name = nameOf(place);
  underWay.set(
    name,
    rendering.then(
      ({ page }) => page,
      () => null,
    ),
  );
  try {
    return (await rendering).response;
  } finally {
    underWay.delete(name);
  }
}

function nameOf({ address, versions }: PagePlace): string {
  return `${versions} ${address}`;
}

async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([promise, late]);
}
