/*
 * The service worker (S32): without a connection, pages visited before open from its cache, others show the offline page.
 * Pages come from the network whenever there is one. `/service-worker.js` starts it with the build's version, which
 * names its caches: a new build starts with empty caches and deletes the old ones. It also shows staff their notifications.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

import { isDataPath } from "#app/platform/http/page-path.ts";

import { isPublic, isShopPage, cacheKeyOf, namedAssets, pageOfData } from "./cacheable-pages.ts";
import { type NotifyingScope, showPushes } from "./notifications.ts";
import { isPrefetch, PrefetchedData } from "./prefetched-data.ts";

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
/** The parts of the service worker's global scope that are used; its library types conflict with the page's. */
interface WorkerScope extends NotifyingScope {
  buildVersion: string;
  skipWaiting: () => Promise<void>;
  clients: NotifyingScope["clients"] & { claim: () => Promise<void> };
}
// Workbox's plugin types do not satisfy exactOptionalPropertyTypes.
type StrategyPlugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>["plugins"]>[number];

const worker = self as unknown as WorkerScope;

const assetsName = `assets-${worker.buildVersion}`;
const pagesName = `pages-${worker.buildVersion}`;
/** The most pages in the cache; the least recently used are deleted first. */
const maxPages = 60;
/** Cached on installation: pages that must open without a connection even if never visited. */
const essentialPages = ["/offline", "/cart", "/checkout"];

const pages = new NetworkFirst({
  cacheName: pagesName,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKeyOf(new URL(request.url)) ?? request.url),
      cacheWillUpdate: async ({ request, response }) => {
        const mayCache = cacheKeyOf(new URL(request.url)) !== null && isPublic(response);
        return mayCache && (await cacheAssetsOf(response.clone())) ? response : null;
      },
    },
    new ExpirationPlugin({ maxEntries: maxPages }) as StrategyPlugin,
  ],
});

registerRoute(({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isShopPage(url), pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  // A file of the build never changes under its name.
  new CacheFirst({
    cacheName: assetsName,
    plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok ? response : null) }],
  }),
);
const prefetched = new PrefetchedData();
// The router's data is never cached, only kept from a prefetch to its navigation. After one, its page is cached as a document instead.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDataPath(url.pathname) && isShopPage(pageOfData(url)),
  async ({ request, url, event }) => {
    if (isPrefetch(request)) {
      const coming = fetch(request);
      const kept = coming.then((answer) => (isPublic(answer) ? answer.clone() : null));
      prefetched.keep(url.href, kept, Date.now());
      await kept;
      return coming;
    }
    const response = (await prefetched.take(url.href, Date.now())) ?? (await fetch(request));
    if (isPublic(response)) event.waitUntil(cachePage(pageOfData(url)).catch(() => undefined));
    return response;
  },
);
// Neither the network nor the cache has the page: the offline page is told where the shopper wanted to go.
setCatchHandler(({ request }) => {
  if (request.mode !== "navigate") return Promise.resolve(Response.error());
  const { pathname, search } = new URL(request.url);
  return Promise.resolve(Response.redirect(`/offline?from=${encodeURIComponent(pathname + search)}`));
});

worker.addEventListener("install", (event) => {
  (event as WorkerEvent).waitUntil(install());
});
worker.addEventListener("activate", (event) => {
  (event as WorkerEvent).waitUntil(activate());
});
enableNavigationPreload();
showPushes(worker);

async function install(): Promise<void> {
  for (const path of essentialPages) await cachePage(new URL(path, self.location.origin), { required: true });
  await cacheScreens();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![assetsName, pagesName].includes(name)).map((name) => caches.delete(name)));
  await worker.clients.claim();
  // The open page was fetched before the service worker was active.
  const open = await worker.clients.matchAll({ type: "window" });
  await Promise.all(open.map(({ url }) => cachePage(new URL(url)).catch(() => undefined)));
}

/** Caches a page with its assets, unless it is cached. Throws when the shop cannot be reached, or a `required` page fails. */
async function cachePage(url: URL, { required = false } = {}): Promise<void> {
  const address = cacheKeyOf(url);
  const cached = await caches.open(pagesName);
  if (address === null || (await cached.match(address))) return;
  const response = await fetch(address);
  if (isPublic(response) && (await cacheAssetsOf(response.clone()))) return cached.put(address, response);
  if (required) throw new Error(`${url.pathname} could not be cached`);
}

/** Caches the assets that a page names. False when one could not be fetched: the page would not work without it. */
async function cacheAssetsOf(page: Response): Promise<boolean> {
  return cacheAssets(namedAssets(await page.text()));
}

async function cacheAssets(paths: readonly string[]): Promise<boolean> {
  const assets = await caches.open(assetsName);
  const missing = await Promise.all(paths.map(async (path) => ((await assets.match(path)) ? null : path)));
  return assets.addAll(missing.filter((path) => path !== null)).then(
    () => true,
    () => false,
  );
}

/** A route in the build's manifest. */
interface ManifestRoute {
  module: string;
  parentId?: string;
}

/** Caches the scripts of all storefront routes: the router reloads the page when a route's script is missing. */
async function cacheScreens(): Promise<void> {
  const assets = await caches.open(assetsName);
  const manifest = (await assets.keys()).find(({ url }) => /\/assets\/manifest-[\w-]+\.js$/.test(url));
  const text = manifest ? await (await assets.match(manifest))?.text() : undefined;
  const json = text?.match(/=\s*(\{.*\})/s)?.[1];
  if (!json) return;
  const { routes } = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  const isStaffs = (id: string | undefined): boolean =>
    id !== undefined && (id === staffLayout || isStaffs(routes[id]?.parentId));
  const screens = Object.entries(routes).filter(([id]) => !id.startsWith("routes/resources/") && !isStaffs(id));
  await cacheAssets(screens.flatMap(([, route]) => namedAssets(JSON.stringify(route))));
  const offlineScript = await assets.match(routes["routes/storefront/offline"]?.module ?? "");
  await cacheAssets(namedAssets((await offlineScript?.text()) ?? ""));
}

/** The route that all of the staff's lie within. */
const staffLayout = "routes/admin/layout";
