import { type SearchSort, searchSorts } from "#app/features/catalogue/search/search-sorts.ts";

/** The periods that are offered, in days. */
export const offeredDays = [7, 30, 90] as const;

/** Rows a page of each list. */
export const missedSize = 10;
export const allSize = 20;

/** What the page of searches shows; its state is its URL. */
export interface SearchesView {
  days: (typeof offeredDays)[number];
  sort: SearchSort;
  /** The page of each list, from 1. */
  page: number;
  missedPage: number;
}

const first: SearchesView = { days: 30, sort: "times", page: 1, missedPage: 1 };

/** Reads the page's URL. What it does not know is ignored. */
export function parseSearchesView(params: URLSearchParams): SearchesView {
  const number = (name: string) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= 10_000 ? value : 1;
  };
  return {
    days: offeredDays.find((days) => String(days) === params.get("days")) ?? first.days,
    sort: searchSorts.find((sort) => sort === params.get("sort")) ?? first.sort,
    page: number("page"),
    missedPage: number("missed"),
  };
}

/** The URL of the page with something else chosen; the lists begin at their first page then, unless a page is what is chosen. */
export function searchesAddress(view: SearchesView, change: Partial<SearchesView>): string {
  const isPage = change.page !== undefined || change.missedPage !== undefined;
  const next = { ...view, ...(isPage ? {} : { page: 1, missedPage: 1 }), ...change };
  const params = new URLSearchParams();
  if (next.days !== first.days) params.set("days", String(next.days));
  if (next.sort !== first.sort) params.set("sort", next.sort);
  if (next.missedPage > 1) params.set("missed", String(next.missedPage));
  if (next.page > 1) params.set("page", String(next.page));
  const query = params.toString();
  return query === "" ? "/admin/searches" : `/admin/searches?${query}`;
}
