/** Headers of storefront pages: cached by the page cache for a minute, revalidated by browsers each time. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}
