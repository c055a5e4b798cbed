import { canonicalPath } from "#app/platform/canonical-path.ts";
import type { Shop } from "#app/platform/context.ts";
import { type LimitName, retryAfterSeconds } from "#app/platform/limits.ts";
import { pageAddress } from "#app/platform/page-address.ts";
import { isOverLimit } from "#app/platform/rate-limit.server.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";

import { crossSitePage, refuseRequest, tooManyPages } from "./refuse-request.ts";

/**
 * Answers a request for a page: sends other ways of writing its address to the right one, holds it against its limit, and
 * hands `render` the address without anything a page does not know.
 */
export async function handlePage(
  request: Request,
  shop: Shop,
  patterns: readonly string[],
  render: (page: Request) => Promise<Response>,
): Promise<Response> {
  const refused = refuseRequest(request);
  if (refused) return refused;

  const url = new URL(request.url);
  const path = canonicalPath(url.pathname, patterns);
  if (path !== url.pathname) return redirectTo(path + url.search);

  if (!isSameOrigin(request)) return crossSitePage();
  const limit = limitOf(url);
  if (limit && (await isOverLimit(request, shop.env, limit))) return tooManyPages();
  const rendered = await render(new Request(pageAddress(url), request));
  const page = new Response(rendered.body, rendered);
  // The answer to a form may repeat what was typed; its page's own headers are for everyone.
  if (request.method === "POST") page.headers.set("Cache-Control", "no-store");
  // React Router leaves the headers of a form's answer out of its page.
  if (page.status === 429) page.headers.set("Retry-After", String(retryAfterSeconds));
  return page;
}

/** A form that was sent keeps its method and its fields. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** The limit that a page counts against before anything is looked up. Kept pages cost nothing and have none. */
function limitOf({ pathname, searchParams }: URL): LimitName | null {
  const path = pathname.replace(/\.data$/, "");
  if (path === "/search-suggestions" || searchParams.has("search")) return "search";
  if (path === "/product-cards") return "product-cards";
  return path.startsWith("/media/") ? "picture" : null;
}
