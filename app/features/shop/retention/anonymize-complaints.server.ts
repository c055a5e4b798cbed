import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { deletePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/**
 * Removes the person, their words and their photos from complaints that were settled before `cutoff`; what the books need stays. Returns how
 * many. Throws when R2 or D1 fails.
 */
export async function anonymizeComplaints({ db, ...shop }: Shop, cutoff: string, limit: number): Promise<number> {
  const due = await statement<{ id: string; key: string | null }>(
    db,
    sql`SELECT id, picture_key AS key FROM complaints
      WHERE status IN ${caseStatusesWhere("complaint", { isOpen: false })} AND updated_at < ${cutoff} AND email <> '' ${limitTo(limit)}`,
  );
  const ids = list(due.map(({ id }) => id));
  const keys = list(due.flatMap(({ key }) => key ?? []));
  const photos = await statement<{ key: string }>(
    db,
    sql`SELECT storage_key AS key FROM stored_files WHERE upload_key IN ${keys}`,
  );
  // The rows are changed last: when R2 fails, the next run tries again.
  for (const { key } of photos) await deletePicture({ db, ...shop }, key);
  await db.batch([
    statement(db, sql`DELETE FROM stored_files WHERE upload_key IN ${keys}`),
    statement(db, sql`UPDATE complaint_events SET text = '' WHERE complaint_id IN ${ids} AND text <> ''`),
    statement(
      db,
      sql`UPDATE complaints SET name = '', email = '', typed_reference = '', items = '', description = '', picture_key = NULL
        WHERE id IN ${ids}`,
    ),
  ]);
  return due.length;
}

function list(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
