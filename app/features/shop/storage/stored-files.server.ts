import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { reviewImages } from "#app/db/schema/customers.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { deletePicture } from "./stored-picture.server.ts";

/** The storage key of a file; null for an unknown id. */
export async function findStorageKey(db: Database, fileId: string): Promise<string | null> {
  const [row] = await db
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(eq(storedFiles.id, fileId));
  return row?.storageKey ?? null;
}

/** Deletes a file and its resized copies. False for an unknown id. Throws when R2 or D1 fails. */
export async function deleteStoredFile(shop: Shop, fileId: string): Promise<boolean> {
  const storageKey = await findStorageKey(shop.db, fileId);
  if (!storageKey) return false;
  // The rows are deleted last: when R2 fails, deleting can be tried again.
  await deletePicture(shop, storageKey);
  await shop.db.batch([
    shop.db.delete(reviewImages).where(eq(reviewImages.id, fileId)),
    shop.db.delete(storedFiles).where(eq(storedFiles.id, fileId)),
  ]);
  return true;
}
