import { pagePathOf } from "#app/platform/http/page-path.ts";
import { labelled } from "#app/shared/language/labelled.ts";

import { sortOrderNames } from "./sort-orders.texts.ts";

/** The sort orders of a listing, with the labels of the sort select. */
export const sortOrders = /* @__PURE__ */ labelled(
  [{ id: "featured" }, { id: "newest" }, { id: "price-low" }, { id: "price-high" }],
  sortOrderNames,
);
export type SortOrder = (typeof sortOrders)[number]["id"];

/** Products on one page of a listing. */
export const pageSize = 24;
/** So few products are no page of their own: they stand on the one before. */
const mostJoined = 3;
/** Products on the longest page of a listing. */
export const longestPage = pageSize + mostJoined;

/** How many pages a listing of so many products has; one, if it has none. */
export function listingPages(total: number): number {
  return Math.max(1, Math.ceil((total - mostJoined) / pageSize));
}

/** Which products of so many a page shows, from `start` to before `end`; none beyond the last page. */
export function pageRange(total: number, page: number): { start: number; end: number } {
  const pages = listingPages(total);
  if (page > pages) return { start: total, end: total };
  return { start: (page - 1) * pageSize, end: page === pages ? total : page * pageSize };
}

/** Parses a sort order from an address; anything unknown gives the first. */
export function sortOrderOf(text: string | null): SortOrder {
  return sortOrders.find((order) => order.id === text)?.id ?? "featured";
}

/** The layout of a listing: a grid of cards, or a list with more details. */
export type ListingLayout = "grid" | "list";

/** Parses a layout from an address; anything unknown gives the grid. */
export function layoutOf(text: string | null): ListingLayout {
  return text === "list" ? "list" : "grid";
}

/** The highest page number; higher ones are treated as this one. */
const maxPage = 1000;

/** Parses a page number from an address, from 1; anything invalid gives 1. */
export function pageNumberOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
}

/**
 * The address of a listing's last page when a page beyond it was requested; null when the page exists. `countPages` returns how
 * many there are. Throws what `countPages` throws.
 */
export async function addressOfLastPage(
  url: URL,
  { page, shown }: { page: number; shown: number },
  countPages: () => Promise<number>,
): Promise<string | null> {
  if (page === 1 || shown > 0) return null;
  const last = await countPages();
  const parameters = new URLSearchParams(url.searchParams);
  if (last > 1) parameters.set("page", String(last));
  else parameters.delete("page");
  const path = pagePathOf(url.pathname);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
