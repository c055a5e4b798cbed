import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { deletePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** Deletes expired reviews with their pictures; `which` is a condition on `reviews`. Returns how many. Throws when R2 or D1 fails. */
export async function deleteExpiredReviews(shop: Shop, which: SQL, limit: number): Promise<number> {
  const due = await statement<{ id: string }>(shop.db, sql`SELECT id FROM reviews WHERE ${which} ${limitTo(limit)}`);
  const ids = idList(due);
  const pictures = await statement<{ storage_key: string }>(
    shop.db,
    sql`SELECT storage_key FROM review_images WHERE review_id IN ${ids}`,
  );
  // The rows are deleted last: when R2 fails, the next run tries again.
  for (const { storage_key: key } of pictures) await deletePicture(shop, key);
  await shop.db.batch([
    statement(
      shop.db,
      sql`DELETE FROM stored_files WHERE id IN (SELECT id FROM review_images WHERE review_id IN ${ids})`,
    ),
    statement(shop.db, sql`DELETE FROM review_images WHERE review_id IN ${ids}`),
    statement(shop.db, sql`DELETE FROM reviews WHERE id IN ${ids}`),
  ]);
  return due.length;
}

/** Deletes pictures uploaded before `cutoff` whose review or complaint was never sent. Returns how many. Throws when R2 or D1 fails. */
export async function deleteOrphanedPictures(shop: Shop, cutoff: string, limit: number): Promise<number> {
  const unsent = await unsentPictures(shop.db, cutoff, limit);
  for (const { storage_key: key } of unsent) await deletePicture(shop, key);
  await statement(shop.db, sql`DELETE FROM stored_files WHERE id IN ${idList(unsent)}`);
  return unsent.length;
}

function unsentPictures(db: Database, cutoff: string, limit: number) {
  return statement<{ id: string; storage_key: string }>(
    db,
    sql`SELECT f.id, f.storage_key FROM stored_files f
      WHERE f.upload_key IS NOT NULL AND f.created_at < ${cutoff}
        AND NOT EXISTS (SELECT 1 FROM review_images WHERE id = f.id)
        AND NOT EXISTS (SELECT 1 FROM value_losses WHERE id = f.upload_key)
        AND NOT EXISTS (SELECT 1 FROM complaints WHERE picture_key = f.upload_key) ${limitTo(limit)}`,
  );
}

function idList(rows: readonly { id: string }[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
}
