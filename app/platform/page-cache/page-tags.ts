import { pagePathOf } from "#app/platform/http/page-path.ts";
import { pageAt } from "#app/shared/pages.ts";

/** What else lists products than the pages that say so. */
const listingFiles =
  /^\/(search-suggestions|sitemap\.xml|feeds\/[^/]+|reviewable-products|goes-with\/[^/]+|collections\/[^/]+)$/;
const productPages = /^\/(?:product|cj-product)\/([^/]+)$/;

/** The tag of all discount codes. No page has it: the copies of codes in KV do. */
export const discountTag = "discounts";

/** The tag of a product, which its own page has, and any page that shows its card and is not a listing. */
export function productTag(id: string): string {
  return `product:${id}`;
}

/** The tags that a response names in its `Cache-Tag` header, beside those of its address. */
export function shownTags(headers: Headers): string[] {
  const named = headers.get("Cache-Tag");
  return named ? named.split(",").map((tag) => decoded(tag.trim())) : [];
}

/** The `Cache-Tag` header of a page that shows these products beside what its address names. */
export function cacheTagOf(productIds: readonly string[]): string {
  return productIds.map((id) => encodeURIComponent(productTag(id))).join(",");
}

/** The cache tags of a page, by its address: `invalidatePages` makes all pages of a tag stale. */
export function pageTags({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string[] {
  const path = pagePathOf(pathname);
  const ownId = productPages.exec(path)?.[1];
  // The reviews of one product, under its name.
  const productId = ownId === undefined ? searchParams.get("product") : decoded(ownId);
  return [
    "site",
    ...(productId === null ? [] : [productTag(productId)]),
    ...(listingFiles.test(path) ? ["listings"] : (pageAt(path)?.shows ?? [])),
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
