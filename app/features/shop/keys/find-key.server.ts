import { eq, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { heldPermissions } from "./held-permissions.ts";
import { hashKey } from "./key-secret.ts";
import { keyPattern, keyState, keyTitle } from "./key.ts";

/** A key that works. */
export interface WorkingKey {
  id: string;
  name: string;
  /** How the audit log calls it. */
  title: string;
  permissions: readonly Permission[];
  /** The origins of web pages that may read its answers. */
  origins: readonly string[];
}

/** The key that somebody sent; null when it is wrong, expired or revoked. Read from D1 each time, so that a revoked key ends at once. */
export async function findKey({ db, waitUntil }: Shop, sent: string, now: Date): Promise<WorkingKey | null> {
  if (!keyPattern.test(sent)) return null;
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.hash, await hashKey(sent)));
  const today = stockholmDay(now);
  if (!key || keyState(key, today) !== "active") return null;
  if (key.lastUsedOn !== today) waitUntil(noteUse({ db }, key.id, today));
  return {
    id: key.id,
    name: key.name,
    title: keyTitle(key),
    permissions: heldPermissions(key.permissions),
    origins: key.origins,
  };
}

/** Notes the day, once a day of a key. A call does not fail because its key's day could not be noted. */
async function noteUse({ db }: Pick<Shop, "db">, id: string, today: string): Promise<void> {
  try {
    await statement(
      db,
      sql`UPDATE api_keys SET last_used_on = ${today} WHERE id = ${id} AND last_used_on IS NOT ${today}`,
    );
  } catch (error) {
    logError("The day of a key's use could not be noted", error);
  }
}
