import type { SQL } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import type { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";

/** What statements are made and batched by: the binding itself, or a session of it, which may read from a replica. */
export type DatabaseClient = Pick<D1Database, "prepare" | "batch"> & Partial<Pick<D1DatabaseSession, "getBookmark">>;
export type Database = DrizzleD1Database & { $client: DatabaseClient };

/** The shop's database over a D1 binding or a session. Cheap: opened once per request. */
export function openDatabase(client: DatabaseClient): Database {
  // Drizzle calls `prepare` and `batch` alone, which a session has too.
  return drizzle(client as D1Database);
}

/**
 * What a session has seen or written so far, as D1 names it: whoever reads from there on sees as much. Bookmarks sort as texts.
 * Null before the session's first statement, and without a session.
 */
export function bookmarkOf(db: Database): string | null {
  return db.$client.getBookmark?.() ?? null;
}

/** Whether what this database has told so far may be older than the change that `bookmark` names. */
export function isBehind(db: Database, bookmark: string | null): boolean {
  const seen = bookmarkOf(db);
  return bookmark !== null && seen !== null && seen < bookmark;
}

/**
 * A raw SQL statement, to await or to put in a batch; returns its rows. Use it in place of `db.all` and `db.run`: in a batch,
 * Drizzle 0.45 needs a prepared statement that only its query builders provide.
 */
export function statement<Row>(db: Database, query: SQL) {
  const raw = db.all<Row>(query);
  // A batch asks for it several times, and each time Drizzle would put it together anew.
  const build = raw.getQuery.bind(raw);
  let built: ReturnType<typeof build> | undefined;
  raw.getQuery = () => (built ??= build());
  return Object.defineProperty(raw, "stmt", { get: () => db.$client.prepare(raw.getQuery().sql) });
}

/** The statement with its rows made into something else before anyone sees them, in a batch as well as alone. */
export function mapRows<Row, Result>(raw: SQLiteRaw<Row[]>, map: (rows: Row[]) => Result): SQLiteRaw<Result> {
  const execute = raw.execute.bind(raw);
  const mapped = {
    execute: async () => map(await execute()),
    mapResult: ({ results }: { results: Row[] }) => map(results),
  };
  return Object.assign(raw, mapped) as unknown as SQLiteRaw<Result>;
}
