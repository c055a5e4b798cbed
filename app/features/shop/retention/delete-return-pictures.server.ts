import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { deletePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** Deletes pictures of deductions that were told before `cutoff`, and are not objected to any more. Returns how many. Throws when R2 or D1 fails. */
export async function deleteReturnPictures(shop: Shop, cutoff: string, limit: number): Promise<number> {
  const due = await statement<{ id: string; key: string }>(
    shop.db,
    sql`SELECT f.id, f.storage_key AS key FROM stored_files f JOIN value_losses v ON v.id = f.upload_key
      WHERE f.folder = 'returns' AND v.told_at < ${cutoff} AND (v.objected_at IS NULL OR v.decision IS NOT NULL) ${limitTo(limit)}`,
  );
  // The rows are deleted last: when R2 fails, the next run tries again.
  for (const { key } of due) await deletePicture(shop, key);
  const ids = JSON.stringify(due.map(({ id }) => id));
  await statement(shop.db, sql`DELETE FROM stored_files WHERE id IN (SELECT value FROM json_each(${ids}))`);
  return due.length;
}
