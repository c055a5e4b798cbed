import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/**
 * For the batch that gives something another address, or its first: what led to the old one leads to the new one, and so does the old one
 * itself; nothing leads away from the new one.
 */
export function movedStatements(
  db: Database,
  { from, to }: { from: string | null; to: string },
  { actor, now }: { actor: string; now: Date },
) {
  return [
    statement(db, sql`DELETE FROM redirects WHERE from_path = ${to}`),
    statement(db, sql`UPDATE redirects SET to_address = ${to}, to_path = ${to} WHERE to_path = ${from}`),
    statement(
      db,
      sql`INSERT INTO redirects (from_path, to_address, to_path, created_at, created_by)
        SELECT ${from}, ${to}, ${to}, ${now.toISOString()}, ${actor} WHERE ${from} IS NOT NULL
        ON CONFLICT (from_path) DO UPDATE SET to_address = excluded.to_address, to_path = excluded.to_path`,
    ),
  ];
}
