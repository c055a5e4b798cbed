import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { storePrivatePicture } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** The most pictures of a deduction. */
export const mostLossPictures = 4;

export type PicturesOutcome =
  | { kind: "stored" }
  /** This file is no picture, or too large, or one too many: the deduction waits until it is left out. */
  | { kind: "no-picture" | "too-large" | "too-many"; name: string };

/**
 * Stores what shows a loss of value, before the buyer is told of it: once it is recorded, nothing is added. The same picture twice is
 * one. What is stored for a deduction that is refused then goes after a day. Throws when D1 or R2 fails.
 */
export async function storeLossPictures(
  shop: Shop,
  { lossId, files, actor }: { lossId: string; files: readonly File[]; actor: string },
  now: Date,
): Promise<PicturesOutcome> {
  const isDone = sql`EXISTS (SELECT 1 FROM value_losses WHERE id = ${lossId})`;
  for (const file of files) {
    const picture = { file, folder: "returns", key: lossId, most: mostLossPictures, isDone, uploadedBy: actor };
    const stored = await storePrivatePicture(shop, picture, now);
    if (stored.kind !== "stored")
      return { kind: stored.kind === "already-sent" ? "too-many" : stored.kind, name: file.name };
  }
  return { kind: "stored" };
}

/** The pictures of deductions, by the id of their deduction, as a statement for a batch. */
export function valueLossPictures(db: Database, ids: readonly string[]) {
  return statement<{ id: string; valueLossId: string }>(
    db,
    sql`SELECT id, upload_key AS valueLossId FROM stored_files
      WHERE upload_key IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY created_at, id`,
  );
}

/** The storage key of a picture of a deduction; null when it is none of that deduction's. */
export async function valueLossPictureKey(db: Database, fileId: string, valueLossId: string): Promise<string | null> {
  const [found] = await statement<{ key: string }>(
    db,
    sql`SELECT storage_key AS key FROM stored_files WHERE id = ${fileId} AND upload_key = ${valueLossId}`,
  );
  return found?.key ?? null;
}

/** The storage key of a picture of one of a return's deductions; null when it is none of them. */
export async function returnPictureKey(db: Database, fileId: string, returnId: string): Promise<string | null> {
  const [found] = await statement<{ key: string }>(
    db,
    sql`SELECT f.storage_key AS key FROM stored_files f JOIN value_losses v ON v.id = f.upload_key
      WHERE f.id = ${fileId} AND v.return_id = ${returnId}`,
  );
  return found?.key ?? null;
}
