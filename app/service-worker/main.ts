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
import { type Locale, localeOfPath, pathIn } from "#app/shared/language/languages.ts";

import { isPublic, isShopPage, cacheKeyOf, namedAssets, pageOfData } from "./cacheable-pages.ts";
import { KeptLocales } from "./kept-locales.ts";
import { type NotifyingScope, showPushes } from "./notifications.ts";
import { localesKept, localesOf, offlinePage, offlinePathFor } from "./offline-pages.ts";
import { isPrefetch, PrefetchedData } from "./prefetched-data.ts";
import { manifestOf, screensOf } from "./screens.ts";

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
/** How long, in milliseconds, a page has the connection to itself before more of its locale is fetched. */
const pageAloneMs = 5_000;

const locales = new KeptLocales(keepLocale);

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

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isShopPage(url),
  async (options) => {
    const response = await pages.handle(options);
    if (response.ok) options.event.waitUntil(useLocale(localeOfPath(options.url.pathname)));
    return response;
  },
);
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
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const kept = await (await caches.open(pagesName)).keys();
  const path = offlinePathFor(new URL(request.url), localesKept(kept.map(({ url }) => url)));
  return path ? Response.redirect(path) : Response.error();
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
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await locales.useAny(localesOf(open.map(({ url }) => url)));
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

/** Keeps the locale of a page that was opened, which may be another than the one that the shopper began in. */
async function useLocale(locale: Locale): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pageAloneMs));
  // A new build may have come meanwhile, and deleted this one's caches.
  if (await caches.has(pagesName)) await locales.use(locale);
}

/** Caches what must open in a locale without a connection, even if never visited. Throws when a page of it can't be cached. */
async function keepLocale(locale: Locale): Promise<void> {
  const pageAt = (path: string) => new URL(pathIn(locale, path), self.location.origin);
  await cachePage(pageAt("/cart"), { required: true });
  await cachePage(pageAt("/checkout"), { required: true });
  const offline = pageAt(offlinePage);
  if (await (await caches.open(pagesName)).match(offline.href)) return;
  if (!(await cacheScreens(pageAt("/cart")))) throw new Error(`The scripts of ${locale} could not be cached`);
  // Last: where it is kept, all of its locale is.
  await cachePage(offline, { required: true });
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

/**
 * Caches the scripts of all storefront routes in the language of a cached page: the router reloads the page when a route's script is missing.
 * False when one could not be fetched.
 */
async function cacheScreens(page: URL): Promise<boolean> {
  const assets = await caches.open(assetsName);
  const manifest = manifestOf(await textIn(await caches.open(pagesName), page.href));
  const screens = manifest ? screensOf(await textIn(assets, manifest)) : null;
  if (!screens || !(await cacheAssets(screens.files))) return false;
  return cacheAssets(namedAssets(await textIn(assets, screens.offlineScript ?? "")));
}

async function textIn(cache: Cache, address: string): Promise<string> {
  return (await (await cache.match(address))?.text()) ?? "";
}
