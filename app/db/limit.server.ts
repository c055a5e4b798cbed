import { type SQL, sql } from "drizzle-orm";

/**
 * `LIMIT count`, as a sum. SQLite compiles a statement anew each time a bare value is bound as its limit, in case that changes how it
 * is best read, which takes longer than most of the shop's reads; and a number in the text makes it scan where an index has the order.
 */
export function limitTo(count: number): SQL {
  return sql`LIMIT ${count} + 0`;
}
