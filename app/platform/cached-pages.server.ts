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

/** How long a page that is being rendered is waited for. A request that was cancelled may never finish its own. */
const waitMs = 5_000;
/** The most addresses that are remembered as not to be kept. */
const maxUnkept = 1_000;

/** Renders a page from a database that has seen what `bookmark` names; null for no such demand. */
type Render = (request: Request, bookmark: string | null) => Promise<Response>;

/** A page that is being rendered: null once it turned out not to be kept. */
interface Rendering {
  page: Promise<KeptPage | null>;
  /** In milliseconds since 1970. */
  beganAt: number;
}

/** The pages that this isolate is rendering to keep, by address and versions. */
const underWay = new Map<string, Rendering>();
/** Addresses whose page was not to be kept when it was last rendered: nobody waits for another's. */
const unkept = new Set<string>();

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
    if (!isFresh(kept) && !isBeingRendered(place)) shop.waitUntil(renderPage().catch(() => undefined));
    return responseOf(kept);
  }
  const other = isBeingRendered(place) && !unkept.has(place.address) ? underWay.get(nameOf(place)) : undefined;
  const page = other && (await settledWithin(other.page, other.beganAt + waitMs - Date.now()));
  return page ? responseOf(page) : renderPage();
}

/** Whether somebody is rendering that page, and not for so long that they may never finish. */
function isBeingRendered(place: PagePlace): boolean {
  const rendering = underWay.get(nameOf(place));
  return rendering !== undefined && Date.now() < rendering.beganAt + waitMs;
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
    noteKept(place.address, page !== null);
    if (!page) return { response, page };
    rememberPage(place, page);
    shop.waitUntil(sharePage(place, page));
    return { response: responseOf(page), page };
  });
  // Others may wait for it after the shopper who came first has left.
  shop.waitUntil(rendering.catch(() => undefined));
  const own: Rendering = {
    beganAt: Date.now(),
    page: rendering.then(
      ({ page }) => page,
      () => null,
    ),
  };
  underWay.set(nameOf(place), own);
  try {
    return (await rendering).response;
  } finally {
    if (underWay.get(nameOf(place)) === own) underWay.delete(nameOf(place));
  }
}

function noteKept(address: string, isKept: boolean): void {
  if (isKept) unkept.delete(address);
  else if (unkept.size < maxUnkept) unkept.add(address);
}

function nameOf({ address, versions }: PagePlace): string {
  return `${versions} ${address}`;
}

async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return Promise.race([promise, late]);
}
