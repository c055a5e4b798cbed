import { and, type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import { fullTextMatch } from "./full-text.server.ts";
import { keysetClauses, type KeysetPage, keysetPage, type KeysetPaging } from "./keyset.server.ts";
import { limitTo } from "./limit.server.ts";

/** What a list is asked for, as its URL says it. */
export interface ListQuery<Sort extends string, Filter extends string> {
  search: string;
  sort: Sort;
  filters: Partial<Record<Filter, string>>;
  paging: KeysetPaging;
}

/** How a list is read: each sort order and filter needs its index, and a search its full-text table. */
export interface ListSource<Sort extends string, Filter extends string> {
  table: SQLiteTable;
  id: AnyColumn;
  /** The full-text table, whose rowids are the table's own and whose facets are the filters. */
  searchTable: string;
  sorts: Readonly<Record<Sort, { column: AnyColumn | SQL; descending: boolean }>>;
  filters: Readonly<Record<Filter, (value: string) => SQL>>;
}

/**
 * The clauses that read one page of a list. With a search the rows come from the full-text table, filtered there and newest first,
 * whatever the sort order says: that alone reads no more than the page. Select `sortValue` and pass the rows to `listPage`.
 */
export function listClauses<Sort extends string, Filter extends string>(
  source: ListSource<Sort, Filter>,
  query: ListQuery<Sort, Filter>,
) {
  const { table, id, searchTable, sorts, filters } = source;
  if (query.search !== "") {
    const match = fullTextMatch(query.search, query.filters);
    return searchClauses(table, searchTable, match, query.paging);
  }
  const { column, descending } = sorts[query.sort];
  const { where, ...rest } = keysetClauses({ column, id, descending }, query.paging);
  const conditions = (Object.keys(filters) as Filter[]).map((name) => {
    const value = query.filters[name];
    return value === undefined ? undefined : filters[name](value);
  });
  return { ...rest, where: and(...conditions, where), sortValue: asSortValue(sql`${column}`) };
}

/** The page that rows of `listClauses` make. */
export function listPage<Row extends { id: string; sortValue: string | number }>(
  rows: readonly Row[],
  { paging }: Pick<ListQuery<string, string>, "paging">,
): KeysetPage<Row> {
  return keysetPage(rows, paging, ({ sortValue, id }) => ({ value: sortValue, id }));
}

function searchClauses(table: SQLiteTable, searchTable: string, match: string, paging: KeysetPaging) {
  const { size, after, before } = paging;
  const cursor = before ?? after;
  const index = sql.identifier(searchTable);
  const rowid = sql`${table}.rowid`;
  const direction = sql.raw(before ? "ASC" : "DESC");
  const from = cursor ? sql`AND rowid ${sql.raw(before ? ">" : "<")} ${Number(cursor.value) || 0}` : sql``;
  return {
    where: sql`${rowid} IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ${from}
      ORDER BY rowid ${direction} ${limitTo(size + 1)})`,
    orderBy: [sql`${rowid} ${direction}`],
    limit: size + 1,
    sortValue: asSortValue(rowid),
  };
}

const asSortValue = (value: SQL) => sql<string | number>`${value}`.as("sort_value");
