import { readOpenLocales } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { canonicalPath, type RoutePattern, routesAt } from "#app/platform/http/canonical-path.ts";
import { pageAddress, withoutEmptyFields } from "#app/platform/http/page-address.ts";
import { pagePathOf } from "#app/platform/http/page-path.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import type { LimitName } from "#app/platform/http/rate-limits.ts";
import { isSameOrigin } from "#app/platform/http/same-origin.ts";
import {
  builtLocales,
  isOfMarket,
  languageOf,
  type Locale,
  localeOfPath,
  pathIn,
  withoutLanguage,
} from "#app/shared/language/languages.ts";

import { crossSitePage, refuseRequest, tooManyPages } from "./refuse-request.ts";
import { isStaffPath } from "./storefront-build.ts";

/**
 * Handles a request for a page, whose address is `url`: redirects to its canonical path, checks its rate limit, and calls `render`
 * with an address that has only the parameters pages read. Throws what `render` throws.
 */
export async function handlePage(
  request: Request,
  url: URL,
  shop: Shop,
  patterns: readonly RoutePattern[],
  render: (page: Request) => Promise<Response>,
): Promise<Response> {
  const refused = refuseRequest(request, url);
  if (refused) return refused;

  const locale = localeOfPath(url.pathname);
  const open = await openLocaleFor(locale, url, shop);
  if (open !== locale) return redirectToLocale(open, url);

  const path = canonicalPath(url.pathname, patterns);
  if (path !== url.pathname) return redirectTo(path + url.search);

  // The address of filters chosen without scripts is one to share, too.
  const clean = request.method === "GET" ? withoutEmptyFields(url) : null;
  if (clean) return redirectTo(clean.pathname + clean.search);

  if (!isSameOrigin(request)) return crossSitePage();
  const limit = limitOf(url);
  if (limit && (await isOverLimit(request, shop.env, limit))) return tooManyPages();
  return render(new Request(pageAddress(url, routesAt(path, patterns)), request));
}

/** The locale that a page is shown in, for that of its address: of the same language, if the shop is open in it, and else English. */
async function openLocaleFor(locale: Locale, { pathname }: URL, shop: Shop): Promise<Locale> {
  // The staff's pages have no language: who is led there from one comes to them all the same.
  if (locale === "en" || isStaffPath(withoutLanguage(pathname))) return "en";
  // Whether a market is open is asked where it matters alone: it's one more reading.
  const open: Locale[] = isOfMarket(locale) ? await readOpenLocales(shop) : builtLocales(shop.languages);
  return [locale, languageOf(locale)].find((one) => open.includes(one)) ?? "en";
}

/** Leads on from a locale that is closed, or was closed since an e-mail was sent, or that a page is never in. Not for good: it may open. */
function redirectToLocale(locale: Locale, { pathname, search }: URL): Response {
  // A second slash would make the rest of the path a host.
  const path = pathIn(locale, withoutLanguage(pathname).replace(/^\/+/, "/"));
  return new Response(null, { status: 307, headers: { Location: path + search, "Cache-Control": "no-store" } });
}

/** Redirects with 308, so that a submitted form keeps its method and fields. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** The rate limit checked before anything is read; null for none. Cached pages cost nothing and need none. */
function limitOf({ pathname, searchParams }: URL): LimitName | null {
  const path = pagePathOf(pathname);
  if (path === "/search-suggestions" || searchParams.has("search")) return "search";
  if (path === "/product-cards") return "product-cards";
  if (path === "/feeds/google.xml" || path === "/feeds/acp/products.jsonl") return "feed";
  if (path === "/feeds/products.json") return "feed-page";
  return path.startsWith("/media/") ? "picture" : null;
}
