import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";

/** The row that a page of a list begins after, by the value it is sorted by and its id. */
export interface Cursor {
  value: string | number;
  id: string;
}

/** One page of a list, read from `after` onwards, or backwards from `before`. Without either it is the first page. */
export interface KeysetPaging {
  size: number;
  after?: Cursor | null;
  before?: Cursor | null;
}

export interface KeysetPage<Row> {
  rows: Row[];
  /** The cursors of the pages before and after this one; null where there is none. */
  previous: Cursor | null;
  next: Cursor | null;
}

interface KeysetOrder {
  column: AnyColumn | SQL;
  id: AnyColumn | SQL;
  descending: boolean;
}

/**
 * The clauses that read one page and one row more, however far down the list it is: give the sort column an index and the page
 * costs its own rows alone. Pass the rows to `keysetPage`.
 */
export function keysetClauses({ column, id, descending }: KeysetOrder, { size, after, before }: KeysetPaging) {
  const cursor = before ?? after;
  // Backwards, the rows next to the cursor come first; `keysetPage` turns them round.
  const falling = descending !== Boolean(before);
  const comparison = sql.raw(falling ? "<" : ">");
  const direction = falling ? desc : asc;
  return {
    where: cursor ? sql`(${column}, ${id}) ${comparison} (${cursor.value}, ${cursor.id})` : undefined,
    orderBy: [direction(column), direction(id)],
    limit: size + 1,
  };
}

/** The page that rows of `keysetClauses` make, and its neighbours. */
export function keysetPage<Row>(
  rows: readonly Row[],
  { size, after, before }: KeysetPaging,
  cursorOf: (row: Row) => Cursor,
): KeysetPage<Row> {
  const hasMore = rows.length > size;
  const shown = rows.slice(0, size);
  if (before) shown.reverse();
  const first = shown[0];
  const last = shown.at(-1);
  const hasPrevious = before ? hasMore : Boolean(after);
  const hasNext = before ? true : hasMore;
  return {
    rows: shown,
    previous: hasPrevious && first ? cursorOf(first) : null,
    next: hasNext && last ? cursorOf(last) : null,
  };
}
