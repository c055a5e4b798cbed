import type { Database } from "#app/db/client.server.ts";
import { listActors } from "#app/features/shop/audit/list-entries.server.ts";
import { listKeyTitles } from "#app/features/shop/keys/list-keys.server.ts";

/** Who the audit log can be narrowed to: staff by username, then keys. */
export async function readActors(db: Database): Promise<string[]> {
  return (await Promise.all([listActors(db), listKeyTitles(db)])).flat();
}
