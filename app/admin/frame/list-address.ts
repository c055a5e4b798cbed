import type { Cursor, KeysetPaging } from "#app/db/keyset.server.ts";

/** Rows that a page of a list may have; the first is the default. */
export const rowChoices = [20, 50, 100] as const;
export type RowChoice = (typeof rowChoices)[number];

const maxSearchLength = 100;

/** What a list's URL may say: its sort orders, the first being the default, and its filters with the values each may have. */
export interface ListShape<Sort extends string, Filter extends string> {
  path: string;
  sorts: readonly [Sort, ...Sort[]];
  filters: Readonly<Record<Filter, readonly string[]>>;
}

/** What a list shows: the search, the sort order, the filters that are set, and where the page begins. */
export interface ListView<Sort extends string, Filter extends string> {
  search: string;
  sort: Sort;
  filters: Partial<Record<Filter, string>>;
  /** Rows a page, where the URL says so. */
  rows?: RowChoice | undefined;
  paging: KeysetPaging;
}

/** Reads a list's URL. What it does not know is ignored; a page has `preferred` rows where it does not say how many. */
export function parseListView<Sort extends string, Filter extends string>(
  { searchParams }: URL,
  { sorts, filters }: ListShape<Sort, Filter>,
  preferred: RowChoice = rowChoices[0],
): ListView<Sort, Filter> {
  const wanted = searchParams.get("sort");
  const rows = rowChoices.find((choice) => String(choice) === searchParams.get("rows"));
  const set = Object.entries<readonly string[]>(filters).flatMap(([name, values]) => {
    const value = searchParams.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  return {
    search: (searchParams.get("q") ?? "").trim().slice(0, maxSearchLength),
    sort: sorts.find((sort) => sort === wanted) ?? sorts[0],
    filters: Object.fromEntries(set) as Partial<Record<Filter, string>>,
    rows,
    paging: {
      size: rows ?? preferred,
      after: parseCursor(searchParams.get("after")),
      before: parseCursor(searchParams.get("before")),
    },
  };
}

/** The URL of a list with another search, sort order or filter, or of another page. A change of the list begins at its first page. */
export function listAddress<Sort extends string, Filter extends string>(
  { path, sorts }: ListShape<Sort, Filter>,
  view: Pick<ListView<Sort, Filter>, "search" | "sort" | "filters" | "rows">,
  page: { after?: Cursor | null; before?: Cursor | null } = {},
): string {
  const url = new URL(path, "http://admin");
  if (view.search) url.searchParams.set("q", view.search);
  if (view.sort !== sorts[0]) url.searchParams.set("sort", view.sort);
  for (const [name, value] of Object.entries<string | undefined>(view.filters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  if (view.rows) url.searchParams.set("rows", String(view.rows));
  if (page.after) url.searchParams.set("after", cursorText(page.after));
  if (page.before) url.searchParams.set("before", cursorText(page.before));
  return url.pathname + url.search;
}

/** A cursor in a URL: `s2026-11-03T…~ord_1` or `n29900~prd_1`, so that a number stays one. */
export function cursorText({ value, id }: Cursor): string {
  return `${typeof value === "number" ? "n" : "s"}${value}~${id}`;
}

/** Reads what `cursorText` wrote; null for anything else. */
export function parseCursor(text: string | null): Cursor | null {
  const match = /^([sn])(.*)~([^~]+)$/s.exec(text ?? "");
  if (!match) return null;
  const [, kind, value = "", id = ""] = match;
  if (kind === "s") return { value, id };
  return Number.isFinite(Number(value)) && value !== "" ? { value: Number(value), id } : null;
}
