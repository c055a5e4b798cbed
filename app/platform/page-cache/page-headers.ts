import { cacheTagOf } from "./page-tags.ts";

/** Headers of storefront pages: cached by the page cache for a minute, revalidated by browsers each time. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}

/** `publicPage` of a page that tells something that holds until a moment, such as days of delivery: from then on it is made anew. */
export function publicPageUntil(end: Date) {
  return { ...publicPage(), Expires: end.toUTCString() };
}

/** Headers of a storefront page that shows cards of these products and is not a listing: a change of one of them invalidates it, and so does the moment `end`. */
export function publicPageShowing(productIds: readonly string[], end?: Date) {
  return { ...(end ? publicPageUntil(end) : publicPage()), "Cache-Tag": cacheTagOf(productIds) };
}

/** Headers of pages that are the same for everyone, of which there are too many to cache. */
export function uncachedPage() {
  return { "Cache-Control": "private, no-cache" };
}

/**
 * Headers of pages about one person: cached by nobody, told to no other site, found by nobody. Not 'no-referrer': it takes the origin from
 * the forms that browsers without scripts send, which then count as foreign.
 */
export function privatePage() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

/** Says of a failure that nobody may cache it, where its route says nothing: what is not there may be there a moment later. */
export function withoutCachingFailure(response: Response): Response {
  if (response.status < 400 || response.headers.has("Cache-Control")) return response;
  const uncached = new Response(response.body, response);
  uncached.headers.set("Cache-Control", "no-store");
  return uncached;
}
