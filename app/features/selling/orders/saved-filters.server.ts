import { and, asc, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderFilters } from "#app/db/schema/order-desk.server.ts";

/** Filters that one staff member can save. */
export const mostFilters = 12;

export type SavedFilter = Pick<typeof orderFilters.$inferSelect, "id" | "name" | "address">;

/** A staff member's own filters of the list of orders, the oldest first. */
export async function readSavedFilters(db: Database, username: string): Promise<SavedFilter[]> {
  const { id, name, address, createdAt } = orderFilters;
  return db
    .select({ id, name, address })
    .from(orderFilters)
    .where(eq(orderFilters.username, username))
    .orderBy(asc(createdAt), asc(id));
}

/**
 * Saves a filter under its name; the name of another one of theirs gets the new address. The same id twice saves once. False when they have
 * as many as they can.
 */
export async function saveFilter(
  db: Database,
  filter: { id: string; username: string; name: string; address: string },
  now: Date,
): Promise<boolean> {
  const { id, username, name, address } = filter;
  const rows = await statement<{ id: string }>(
    db,
    sql`INSERT INTO order_filters (id, username, name, address, created_at)
      SELECT ${id}, ${username}, ${name}, ${address}, ${now.toISOString()}
      WHERE EXISTS (SELECT 1 FROM order_filters WHERE username = ${username} AND name = ${name})
        OR (SELECT count(*) FROM order_filters WHERE username = ${username}) < ${mostFilters}
      ON CONFLICT (username, name) DO UPDATE SET address = excluded.address
      ON CONFLICT (id) DO UPDATE SET address = excluded.address WHERE username = ${username} RETURNING id`,
  );
  return rows.length > 0;
}

export type RenameOutcome = "renamed" | "name-taken" | "gone";

/** Gives one of somebody's own filters another name. */
export async function renameFilter(
  db: Database,
  { id, username, name }: { id: string; username: string; name: string },
): Promise<RenameOutcome> {
  const [rows, taken] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE order_filters SET name = ${name} WHERE id = ${id} AND username = ${username}
        AND NOT EXISTS (SELECT 1 FROM order_filters other WHERE other.username = ${username} AND other.name = ${name} AND other.id <> ${id})
        RETURNING id`,
    ),
    db
      .select({ id: orderFilters.id })
      .from(orderFilters)
      .where(and(eq(orderFilters.username, username), eq(orderFilters.name, name))),
  ]);
  if (rows.length > 0) return "renamed";
  return taken.length > 0 ? "name-taken" : "gone";
}

/** Deletes one of somebody's own filters; one that is gone is deleted. */
export async function deleteFilter(db: Database, { id, username }: { id: string; username: string }): Promise<void> {
  await db.delete(orderFilters).where(and(eq(orderFilters.id, id), eq(orderFilters.username, username)));
}
