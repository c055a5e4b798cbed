/** The orders a listing can be in, with the labels of the sort select. */
export const sortOrders = [
  { id: "featured", label: "Featured" },
  { id: "newest", label: "Newest" },
  { id: "price-low", label: "Price: low to high" },
  { id: "price-high", label: "Price: high to low" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["id"];

/** Products a page of a listing. */
export const pageSize = 24;

/** The sort order a text names, else the first: an address can hold anything. */
export function sortOrderOf(text: string | null): SortOrder {
  return sortOrders.find((order) => order.id === text)?.id ?? "featured";
}

/** How a listing is laid out: side by side, or one below the other with more said of each. */
export type ListingLayout = "grid" | "list";

/** The layout a text names, else the grid. */
export function layoutOf(text: string | null): ListingLayout {
  return text === "list" ? "list" : "grid";
}

/** The highest page number that is looked for; what is beyond it counts as it. */
const maxPage = 1000;

/** The page number a text names, from 1; what is no page number counts as 1. */
export function pageNumberOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1;
}

/**
 * The address of a listing's last page, for one beyond it that was asked for; null when the page is there. `count` answers how
 * many entries the listing has.
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
  return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
}
