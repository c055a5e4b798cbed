import { type SQL, sql } from "drizzle-orm";

/**
 * `LIMIT count`, with the number in the statement's text: SQLite compiles a statement anew each time its limit is bound as a value,
 * which takes longer than to read most pages of the shop. Throws for what is no whole number from 0.
 */
export function limitTo(count: number): SQL {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a limit: ${count}`);
  return sql.raw(`LIMIT ${count}`);
}
