/** Storefront pages whose products may change: a page not listed here shows the site's own texts only. */
const listingPages =
  /^\/(|_root|shop|mens-collection|womens-collection|accessories-collection|cart|sitemap\.xml|reviewable-products|goes-with\/[^/]+)$/;
const reviewPages = /^\/(|_root|reviews(\/how)?)$/;
const productPages = /^\/(?:product|cj-product)\/([^/]+)$/;

/** The cache tags of a page, by its address: `invalidatePages` makes all pages of a tag stale. */
export function pageTags({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string[] {
  const path = pathname.replace(/\.data$/, "");
  const ownId = productPages.exec(path)?.[1];
  // The reviews of one product, under its name.
  const productId = ownId === undefined ? searchParams.get("product") : decoded(ownId);
  return [
    "site",
    ...(productId === null ? [] : [`product:${productId}`]),
    ...(listingPages.test(path) ? ["listings"] : []),
    ...(reviewPages.test(path) ? ["reviews"] : []),
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
