import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** The ids of products that a search found by their numbers, in the same order. */
export async function idsOfEntries(db: Database, entries: readonly number[]): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT e.product_id AS id FROM json_each(${JSON.stringify(entries)}) wanted
      JOIN search_entries e ON e.entry = wanted.value ORDER BY wanted.key`,
  );
  return rows.map(({ id }) => id);
}

/** What a search that found these products has: their numbers, in the same order; one that no product has for those not for sale. */
export async function entriesOf(db: Database, ids: readonly string[]): Promise<number[]> {
  const rows = await statement<{ entry: number | null }>(
    db,
    sql`SELECT e.entry FROM json_each(${JSON.stringify(ids)}) wanted
      LEFT JOIN search_entries e ON e.product_id = wanted.value ORDER BY wanted.key`,
  );
  return rows.map(({ entry }) => entry ?? 999_999);
}
