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
 * The address of a listing's last page when a page beyond it was requested; null when the page exists. `count` returns how
 * many entries the listing has. Throws what `count` throws.
 */
export async function addressOfLastPage(
  url: URL,
  { page, shown, size = pageSize }: { page: number; shown: number; size?: number },
  count: () => Promise<number>,
): Promise<string | null> {
  if (page === 1 || shown > 0) return null;
  const last = Math.ceil((await count()) / size);
  const parameters = new URLSearchParams(url.searchParams);
  if (last > 1) parameters.set("page", String(last));
  else parameters.delete("page");
  const path = pagePathOf(url.pathname);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
