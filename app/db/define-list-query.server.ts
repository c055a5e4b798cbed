import { and, type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Database } from "./client.server.ts";
import { fullTextMatch } from "./full-text.server.ts";
import { keysetClauses, type KeysetPage, keysetPage, type KeysetPaging } from "./keyset.server.ts";
import { limitTo } from "./limit.server.ts";

/** What a list is asked for, as its URL says it; `Filters` are the values that each filter may have. */
export interface ListQuery<Sort extends string, Filters extends Record<string, string>> {
  search: string;
  sort: Sort;
  filters: { readonly [Name in keyof Filters]?: Filters[Name] };
  paging: KeysetPaging;
}

/** What a list can be asked for, by the function that reads it. */
export type QueryOf<Read extends (db: Database, query: never, ...rest: never[]) => unknown> = Parameters<Read>[1];

interface ListSource<Sort extends string, Filters extends Record<string, string>, Row> {
  table: SQLiteTable;
  id: AnyColumn;
  /** A condition of every row. */
  where?: SQL;
  /**
   * The full-text table, whose rowids are the list's own, and the filters that it knows. Without one, the condition of what is
   * searched for; of a list without a search, nothing.
   */
  search?:
    | { table: string; facets: readonly NoInfer<Extract<keyof Filters, string>>[] }
    | ((text: string) => SQL | undefined);
  /** Each sort order needs its index. */
  sorts: Readonly<Record<Sort, readonly [column: AnyColumn | SQL, direction: "ascending" | "descending"]>>;
  filters: { readonly [Name in keyof Filters]: (value: Filters[Name], now: Date) => SQL | undefined };
  /** Selects what the list shows of a row, its id and `sortValue`. */
  select: (db: Database, sortValue: SQL.Aliased<string | number>) => Selection<Row>;
}

interface Selection<Row> {
  where(condition: SQL | undefined): {
    orderBy(...order: SQL[]): { limit(limit: number): PromiseLike<Row[]> };
  };
}

/**
 * Defines how a list is read: one page for a query. With a full-text search the rows come newest first, whatever the sort order
 * says: that alone reads no more than the page.
 */
export function defineListQuery<
  Sort extends string,
  Filters extends Record<string, string>,
  Row extends { id: string; sortValue: string | number },
>(source: ListSource<Sort, Filters, Row>) {
  return async (
    db: Database,
    query: ListQuery<Sort, Filters>,
    now = new Date(),
  ): Promise<KeysetPage<Omit<Row, "sortValue">>> => {
    const { where, orderBy, limit, sortValue } = listClauses(source, query, now);
    const rows = await source
      .select(db, sortValue.as("sort_value"))
      .where(and(source.where, where))
      .orderBy(...orderBy)
      .limit(limit);
    const page = keysetPage(rows, query.paging, (row) => ({ value: row.sortValue, id: row.id }));
    return { ...page, rows: page.rows.map(({ sortValue: _, ...row }) => row) };
  };
}

function listClauses<Sort extends string, Filters extends Record<string, string>>(
  { table, id, search, sorts, filters }: ListSource<Sort, Filters, unknown>,
  query: ListQuery<Sort, Filters>,
  now: Date,
) {
  const conditionsOf = (names: Extract<keyof Filters, string>[]) =>
    names.map((name) => {
      const value = query.filters[name];
      return value === undefined ? undefined : filters[name](value, now);
    });
  const names = Object.keys(filters) as Extract<keyof Filters, string>[];
  if (query.search !== "" && typeof search === "object") {
    const facets = Object.fromEntries(search.facets.map((name) => [name, query.filters[name]]));
    const match = fullTextMatch(query.search, facets);
    const others = and(...conditionsOf(names.filter((name) => !Object.hasOwn(facets, name))));
    return searchClauses({ table, index: sql.identifier(search.table), match, others }, query.paging);
  }
  const [column, direction] = sorts[query.sort];
  const { where, ...rest } = keysetClauses({ column, id, descending: direction === "descending" }, query.paging);
  const found = query.search !== "" && typeof search === "function" ? search(query.search) : undefined;
  return { ...rest, where: and(...conditionsOf(names), found, where), sortValue: sql<string | number>`${column}` };
}

interface Search {
  table: SQLiteTable;
  index: SQL | ReturnType<typeof sql.identifier>;
  match: string;
  /** The conditions that the full-text table does not know. */
  others: SQL | undefined;
}

function searchClauses({ table, index, match, others }: Search, { size, after, before }: KeysetPaging) {
  const cursor = before ?? after;
  const rowid = sql<string | number>`${table}.rowid`;
  const order = sql.raw(before ? "ASC" : "DESC");
  const from = cursor ? sql`AND rowid ${sql.raw(before ? ">" : "<")} ${Number(cursor.value) || 0}` : sql``;
  // A condition on the rows must choose before the limit does.
  const page = others ? sql`` : sql`ORDER BY rowid ${order} ${limitTo(size + 1)}`;
  return {
    where: and(sql`${rowid} IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ${from} ${page})`, others),
    orderBy: [sql`${rowid} ${order}`],
    limit: size + 1,
    sortValue: rowid,
  };
}
