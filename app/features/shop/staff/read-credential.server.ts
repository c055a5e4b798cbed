import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

/** Somebody's account with the hash of their password. */
export interface Credential {
  staffId: string;
  username: string;
  hash: string;
}

/** The password that a link is signed of; null for who is disabled or has none. */
export async function readCredential(db: Database, staffId: string): Promise<Credential | null> {
  const [found] = await statement<Credential>(
    db,
    sql`SELECT s.id AS staffId, s.username, a.password AS hash FROM staff s
      JOIN staff_accounts a ON a.user_id = s.id AND a.provider_id = 'credential' AND a.password IS NOT NULL
      WHERE s.id = ${staffId} AND s.disabled_at IS NULL`,
  );
  return found ?? null;
}
