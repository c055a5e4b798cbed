import { type SQL, sql } from "drizzle-orm";

import { limitTo } from "#app/db/limit.server.ts";

import type { SearchRange } from "./search-orders.ts";

/** The rowids of at most `most` orders of a range, along its index, which holds the rowid: no order is read before it is known to be wanted. */
export function rowidsInRange({ column, from, to, firstName }: SearchRange, most: number): SQL {
  const collation = sql.raw(column === "order_number" ? "" : "COLLATE NOCASE");
  const name = sql.raw(column);
  const alsoFirstName = firstName ? sql`AND first_name LIKE ${`${firstName}%`}` : sql``;
  return sql`SELECT rowid FROM orders WHERE ${name} ${collation} >= ${from} AND ${name} ${collation} < ${to} ${alsoFirstName}
    ORDER BY ${name} ${collation} ${limitTo(most)}`;
}
