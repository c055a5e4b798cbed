import type { MetaDescriptor } from "react-router";

import { type MetaPlace, type PageFacts, pageMeta } from "#app/storefront/frame/page-meta.ts";

import { hasFilters, unfilteredQuery } from "./filter-address.ts";

/**
 * The `meta` of a listing. Search engines are to find its categories: a search and whatever is filtered are not for them, and the
 * canonical address of a filtered list is the whole list's.
 */
export function listingMeta(args: MetaPlace, page: PageFacts): MetaDescriptor[] {
  const { pathname, search } = args.location;
  const filtered = hasFilters(search);
  const whole = filtered ? { ...args, location: { pathname, search: `?${unfilteredQuery(search)}` } } : args;
  const isSearch = Boolean(new URLSearchParams(search).get("search")?.trim());
  return [...pageMeta(whole, page), ...(filtered || isSearch ? [{ name: "robots", content: "noindex" }] : [])];
}
