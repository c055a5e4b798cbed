/** Headers of storefront pages: cached by the page cache for a minute, revalidated by browsers each time. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}

/** Headers of pages about one person: kept by nobody, told to nobody, found by nobody. */
export function privatePage() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}
