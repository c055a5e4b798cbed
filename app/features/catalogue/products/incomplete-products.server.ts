import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

/** SQL: the published products that lack what the law wants said before they are offered, along their own index. */
export const incompleteProducts = sql`products INDEXED BY products_incomplete
  WHERE is_complete = 0 AND published = 1 AND archived_at IS NULL`;

/** Those products, the newest first, up to a limit. */
export function listIncompleteProducts(db: Database, limit = 200) {
  return statement<{ id: string; name: string; category: string }>(
    db,
    sql`SELECT id, name, category FROM ${incompleteProducts} ORDER BY created_at DESC, id ${limitTo(limit)}`,
  );
}
