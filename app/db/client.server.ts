import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** The shop's database over a D1 binding. Cheap: made once a request. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
