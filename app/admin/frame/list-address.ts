import type { ListQuery } from "#app/db/define-list-query.server.ts";
import type { Cursor } from "#app/db/keyset.server.ts";
import { capitalize } from "#app/shared/capitalize.ts";

/** Rows that a page of a list may have; the first is the default. */
export const rowChoices = [20, 50, 100] as const;
export type RowChoice = (typeof rowChoices)[number];

const maxSearchLength = 100;

/** What a list's URL may say: its sort orders, the first being the default, and its filters, with what each is called. */
export interface ListShape<Sort extends string, Filters extends Record<string, string>> {
  path: string;
  sorts: Readonly<Record<Sort, string>>;
  filters: { readonly [Name in keyof Filters]: ListFilter<Filters[Name]> };
}

export interface ListFilter<Value extends string> {
  label: string;
  /** The values it may have, with what each is called where that is not its own name. */
  values: readonly Value[] | Readonly<Record<Value, string>>;
}

/** What a list shows: the search, the sort order, the filters that are set, and where the page begins. */
export interface ListView<Sort extends string, Filters extends Record<string, string>> extends ListQuery<
  Sort,
  Filters
> {
  /** Rows a page, where the URL says so. */
  rows?: RowChoice | undefined;
}

/** The values a filter may have, each with its name. */
export function filterValues<Value extends string>({ values }: ListFilter<Value>): (readonly [Value, string])[] {
  return isNames(values)
    ? values.map((value) => [value, capitalize(value.replaceAll("-", " "))])
    : (Object.entries(values) as [Value, string][]);
}
const isNames = <Value extends string>(values: ListFilter<Value>["values"]): values is readonly Value[] =>
  Array.isArray(values);

/** Reads a list's URL. What it does not know is ignored; a page has `preferred` rows where it does not say how many. */
export function parseListView<Sort extends string, Filters extends Record<string, string>>(
  { searchParams }: URL,
  list: ListShape<Sort, Filters>,
  preferred: RowChoice = rowChoices[0],
): ListView<Sort, Filters> {
  const sorts = Object.keys(list.sorts) as [Sort, ...Sort[]];
  const wanted = searchParams.get("sort");
  const rows = rowChoices.find((choice) => String(choice) === searchParams.get("rows"));
  const set = Object.entries<ListFilter<string>>(list.filters).flatMap(([name, filter]) => {
    const value = searchParams.get(name);
    return filterValues(filter).some(([known]) => known === value) ? [[name, value]] : [];
  });
  return {
    search: (searchParams.get("q") ?? "").trim().slice(0, maxSearchLength),
    sort: sorts.find((sort) => sort === wanted) ?? sorts[0],
    filters: Object.fromEntries(set) as ListView<Sort, Filters>["filters"],
    rows,
    paging: {
      size: rows ?? preferred,
      after: parseCursor(searchParams.get("after")),
      before: parseCursor(searchParams.get("before")),
    },
  };
}

/** The URL of a list with another search, sort order or filter, or of another page. A change of the list begins at its first page. */
export function listAddress<Sort extends string, Filters extends Record<string, string>>(
  { path, sorts }: ListShape<Sort, Filters>,
  view: Partial<Omit<ListView<Sort, Filters>, "paging">>,
  page: { after?: Cursor | null; before?: Cursor | null } = {},
): string {
  const url = new URL(path, "http://admin");
  if (view.search) url.searchParams.set("q", view.search);
  if (view.sort && view.sort !== Object.keys(sorts)[0]) url.searchParams.set("sort", view.sort);
  for (const [name, value] of Object.entries<string | undefined>(view.filters ?? {})) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  if (view.rows) url.searchParams.set("rows", String(view.rows));
  if (page.after) url.searchParams.set("after", cursorText(page.after));
  if (page.before) url.searchParams.set("before", cursorText(page.before));
  return url.pathname + url.search;
}

/** The list that a URL shows, as it is, for whoever comes back to it. */
export function sameList<Sort extends string, Filters extends Record<string, string>>(
  url: URL,
  list: ListShape<Sort, Filters>,
): string {
  const view = parseListView(url, list);
  return listAddress(list, view, view.paging);
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
