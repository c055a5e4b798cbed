import { type SQL, sql } from "drizzle-orm";

/** The Swedish calendar day of an ISO time, as SQL: `2026-11-03`. Null for null. SQLite knows no time zones. */
export function swedishDay(at: SQL): SQL {
  return sql`date(${at}, iif(EXISTS (SELECT 1 FROM summer_times
    WHERE year = substr(${at}, 1, 4) AND ${at} >= begins_at AND ${at} < ends_at), '+2 hours', '+1 hour'))`;
}
