/** For storefront pages: kept by the page cache for a minute, and asked for again by browsers each time. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}
