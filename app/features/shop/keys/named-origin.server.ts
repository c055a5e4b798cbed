import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** Whether a key that works on a Swedish day names an origin. A browser asks before it sends a key, so nobody knows yet which one. */
export async function isOriginNamed(db: Database, origin: string, today: string): Promise<boolean> {
  const [named] = await statement(
    db,
    sql`SELECT 1 FROM api_keys, json_each(origins) WHERE json_each.value = ${origin}
      AND revoked_at IS NULL AND (expires_on IS NULL OR expires_on >= ${today}) LIMIT 1`,
  );
  return named !== undefined;
}
