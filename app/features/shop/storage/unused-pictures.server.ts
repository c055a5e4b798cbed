import { type SQL, sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { addDays } from "#app/shared/dates.ts";

import { deletePicture } from "./stored-picture.server.ts";

/** Days that a product's picture is kept after nothing shows it any more: a change of a product can be undone for so long. */
const unusedDays = 30;
/** Days after which an upload counts as unused, for a form that is open and not saved. */
const uploadDays = 1;
/** The most pictures that one run deletes: each is a call to R2. */
const maxDeleted = 200;

/** Whether a product, an order or a page of the shop shows a picture of `stored_files`. */
const isShown = sql`(EXISTS (SELECT 1 FROM product_media WHERE url = '/media/' || storage_key)
  OR EXISTS (SELECT 1 FROM staff_collections WHERE picture = '/media/' || storage_key)
  OR EXISTS (SELECT 1 FROM order_lines WHERE image = '/media/' || storage_key)
  OR EXISTS (SELECT 1 FROM site_configuration WHERE instr(content, storage_key) > 0)
  OR EXISTS (SELECT 1 FROM site_drafts WHERE instr(content, storage_key) > 0))`;

/**
 * Deletes pictures of products that nothing has shown for `unusedDays` days; returns how many. Orders keep the pictures of what
 * was bought. One that fails is logged and left for the next run.
 */
export async function deleteUnusedPictures(shop: Shop, now: Date): Promise<number> {
  const { db } = shop;
  const mark = (unusedSince: SQL, condition: SQL) =>
    statement(
      db,
      sql`UPDATE stored_files SET unused_since = ${unusedSince} WHERE folder = 'products' AND upload_key IS NULL AND ${condition}`,
    );
  const cutoff = addDays(now, -unusedDays).toISOString();
  const uploadedBefore = addDays(now, -uploadDays).toISOString();
  const [, , due] = await db.batch([
    mark(sql`NULL`, sql`unused_since IS NOT NULL AND ${isShown}`),
    mark(sql`${now.toISOString()}`, sql`unused_since IS NULL AND created_at < ${uploadedBefore} AND NOT ${isShown}`),
    statement<{ id: string; storageKey: string }>(
      db,
      sql`SELECT id, storage_key AS storageKey FROM stored_files WHERE unused_since < ${cutoff} ${limitTo(maxDeleted)}`,
    ),
  ]);
  let deleted = 0;
  for (const { id, storageKey } of due) {
    try {
      // The row is deleted last: when R2 fails, the next run tries again.
      await deletePicture(shop, storageKey);
      await statement(db, sql`DELETE FROM stored_files WHERE id = ${id}`);
      deleted += 1;
    } catch (error) {
      logError(`The unused picture ${id} could not be deleted yet`, error);
    }
  }
  return deleted;
}
