import type { SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database & { $client: D1Database };

/** The shop's database over a D1 binding. Cheap: opened once per request. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

/**
 * A raw SQL statement, to await or to put in a batch; returns its rows. Use it in place of `db.all` and `db.run`: in a batch,
 * Drizzle 0.45 needs a prepared statement that only its query builders provide. Throws when D1 fails.
 */
export function statement<Row>(db: Database, query: SQL) {
  const raw = db.all<Row>(query);
  return Object.defineProperty(raw, "stmt", { get: () => db.$client.prepare(raw.getQuery().sql) });
}
