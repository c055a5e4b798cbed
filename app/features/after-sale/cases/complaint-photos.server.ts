import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { storePrivatePicture } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";

import { mostPhotos } from "./schemas.ts";

/** The files of a form's photo field; browsers send an empty one where none was chosen. */
export function photoFiles(form: FormData): File[] {
  return form.getAll("photos").filter((entry): entry is File => typeof entry !== "string" && entry.size > 0);
}

/** Claims photos as written by their caller, or by who showed the link of `provenBy`. False when one may not be stored today. */
export async function claimPhotos(
  request: Request,
  shop: Shop,
  files: readonly File[],
  now: Date,
  provenBy?: string,
): Promise<boolean> {
  for (const _ of files) if (!(await claimWrite(request, shop, "complaint-photo", now, provenBy))) return false;
  return true;
}

/** What became of the photos of a form. */
export interface StoredPhotos {
  /** The ids of all that are stored under the form's key. */
  ids: string[];
  /** The names of files that are no picture, or too large. */
  refused: string[];
  /** The names of files that could not be stored now, or are more than a complaint may have. */
  lost: string[];
}

/**
 * Stores the photos of a form under its key: the same photo twice is one, and no more than `most`. Each is decoded and encoded anew, so
 * what is no picture is refused. A photo that R2 does not take is lost, and the complaint received without it.
 */
export async function storePhotos(
  shop: Shop,
  { key, files, most = mostPhotos }: { key: string; files: readonly File[]; most?: number },
  now: Date,
): Promise<StoredPhotos> {
  const photos: StoredPhotos = { ids: [], refused: [], lost: [] };
  for (const file of files) {
    try {
      const photo = { file, folder: "complaints", key, most, uploadedBy: "shopper" };
      const { kind } = await storePrivatePicture(shop, photo, now);
      if (kind === "no-picture" || kind === "too-large") photos.refused.push(file.name);
      if (kind === "too-many") photos.lost.push(file.name);
    } catch (error) {
      logError("A photo of a complaint could not be stored", error);
      photos.lost.push(file.name);
    }
  }
  photos.ids = await photosUnder(shop.db, key);
  return photos;
}

/** The ids of the photos that are stored under a form's key. */
export async function photosUnder(db: Database, key: string): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM stored_files WHERE upload_key = ${key} ORDER BY created_at, id`,
  );
  return rows.map(({ id }) => id);
}

/** The storage key of a complaint's photo; null when it is none of that complaint's. Without `complaintId`, of any. */
export async function photoKey(db: Database, fileId: string, complaintId?: string): Promise<string | null> {
  const [found] = await statement<{ key: string }>(
    db,
    sql`SELECT f.storage_key AS key FROM stored_files f JOIN complaints c ON c.picture_key = f.upload_key
      WHERE f.id = ${fileId} AND ${complaintId === undefined ? sql`TRUE` : sql`c.id = ${complaintId}`} LIMIT 1`,
  );
  return found?.key ?? null;
}
