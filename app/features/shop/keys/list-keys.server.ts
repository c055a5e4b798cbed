import { getTableColumns, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { heldPermissions } from "./held-permissions.ts";
import { keyState, keyTitle } from "./key.ts";

/** The keys, those that are not revoked first, the newest first. Never their hashes. */
export async function listKeys(db: Database, now: Date) {
  const { hash: _, ...shown } = getTableColumns(apiKeys);
  const rows = await db
    .select(shown)
    .from(apiKeys)
    .orderBy(sql`revoked_at IS NOT NULL, created_at DESC, id`)
    .limit(200);
  return rows.map((row) => ({
    ...row,
    permissions: heldPermissions(row.permissions),
    state: keyState(row, stockholmDay(now)),
  }));
}
export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];

/** How the audit log calls each key, for its filter by person. */
export async function listKeyTitles(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: apiKeys.name, lastFour: apiKeys.lastFour })
    .from(apiKeys)
    .orderBy(apiKeys.name)
    .limit(200);
  return rows.map(keyTitle);
}
