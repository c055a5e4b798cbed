import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { deleteStoredFile } from "#app/features/storage/stored-files.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { addDays } from "#app/shared/dates.ts";

/** Days that a picture may wait for the review it was uploaded for. */
const waitDays = 1;

/** Deletes pictures whose review was never sent: nobody asked us to keep them. A hundred at most in one go. */
export async function forgetUnsentPictures(shop: Shop, now: Date): Promise<number> {
  const unsent = await statement<{ id: string }>(
    shop.db,
    sql`SELECT f.id FROM stored_files f
      WHERE f.storage_key > 'reviews/' AND f.storage_key < 'reviews/~' AND f.created_at < ${addDays(now, -waitDays).toISOString()}
        AND NOT EXISTS (SELECT 1 FROM review_images WHERE id = f.id) LIMIT 100`,
  );
  for (const { id } of unsent) await deleteStoredFile(shop, id);
  return unsent.length;
}
