import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { privatePrefix, resizedPrefix } from "#app/features/shop/storage/stored-picture.server.ts";

/** Whether a storage key is a picture of a review. */
export function isReviewPicture(key: string): boolean {
  return key.startsWith("reviews/");
}

/** Whether a stored file is public: pictures are, except those of reviews that are not approved. */
export async function isPublicPicture(db: Database, key: string): Promise<boolean> {
  if (key.startsWith(resizedPrefix) || key.startsWith(privatePrefix)) return false;
  if (!isReviewPicture(key)) return true;
  const found = await statement<{ id: string }>(
    db,
    sql`SELECT i.id FROM review_images i JOIN reviews r ON r.id = i.review_id
      WHERE i.storage_key = ${key} AND r.status = 'approved'`,
  );
  return found.length > 0;
}
