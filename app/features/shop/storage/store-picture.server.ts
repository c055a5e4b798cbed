import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { hexOf, sha256 } from "#app/platform/http/sha256.ts";
import { newId } from "#app/shared/ids.ts";

import { downloadName, fileExtensions, type PictureType, pictureTypeOf } from "./file-type.ts";
import { deletePicture, privatePrefix } from "./stored-picture.server.ts";

/** The largest upload, in bytes. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** The longest side of a stored picture, in pixels: staff's pictures fill a wide, high-density screen. */
const maxStaffSide = 3200;
const maxReviewSide = 1600;

export type StoredFile = { kind: "stored"; fileId: string; storageKey: string };
export type StoreResult = StoredFile | { kind: "no-picture" | "too-large" | "too-many" | "already-sent" };

/** Stores a picture of staff, of at most `most` bytes, re-encoded in its own type, under a random key in its folder. Throws when D1 or R2 fails. */
export async function storePicture(
  shop: Shop,
  { file, folder, uploadedBy, most }: { file: File; folder: string; uploadedBy: string; most?: number },
  now: Date,
): Promise<StoreResult> {
  const picture = await reencodePicture(shop, file, { side: maxStaffSide, ...(most ? { most } : {}) });
  if (picture.kind !== "picture") return picture;
  const row = newFile(picture, { folder, uploadedBy, name: downloadName(file.name) }, now);
  await shop.db.insert(storedFiles).values(row);
  return putOrRollBack(shop, row, picture.bytes);
}

/**
 * Stores a shopper's picture, re-encoded as WebP, which drops its metadata. A review may have `most` pictures, and no more
 * once it was sent. Throws when D1 or R2 fails.
 */
export async function storeReviewPicture(
  shop: Shop,
  { file, reviewKey, most }: { file: File; reviewKey: string; most: number },
  now: Date,
): Promise<StoreResult> {
  if (await wasSent(shop.db, reviewKey)) return { kind: "already-sent" };
  const picture = await reencodePicture(shop, file, { side: maxReviewSide, type: "image/webp" });
  if (picture.kind !== "picture") return picture;

  const row = newFile(picture, { folder: "reviews", uploadedBy: "shopper", name: "review.jpg" }, now);
  const inserted = await statement<{ id: string }>(
    shop.db,
    sql`INSERT INTO stored_files
        (id, storage_key, name, content_type, size_bytes, folder, uploaded_by, upload_key, created_at)
      SELECT ${row.id}, ${row.storageKey}, ${row.name}, ${row.contentType}, ${row.sizeBytes}, ${row.folder},
        ${row.uploadedBy}, ${reviewKey}, ${row.createdAt}
      WHERE (SELECT count(*) FROM stored_files WHERE upload_key = ${reviewKey}) < ${most}
        AND NOT EXISTS (SELECT 1 FROM reviews WHERE upload_key = ${reviewKey}) RETURNING id`,
  );
  if (inserted.length > 0) return putOrRollBack(shop, row, picture.bytes);
  return { kind: (await wasSent(shop.db, reviewKey)) ? "already-sent" : "too-many" };
}

async function wasSent(db: Database, reviewKey: string): Promise<boolean> {
  const sent = await statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE upload_key = ${reviewKey}`);
  return sent.length > 0;
}

type NewFile = Omit<typeof storedFiles.$inferInsert, "uploadKey">;
type ReencodedPicture = { bytes: ArrayBuffer; type: PictureType };

function newFile(
  { bytes, type }: ReencodedPicture,
  of: { folder: string; uploadedBy: string; name: string },
  now: Date,
): NewFile {
  return {
    ...of,
    id: newId("fil"),
    storageKey: `${of.folder}/${newId()}.${fileExtensions[type]}`,
    contentType: type,
    sizeBytes: bytes.byteLength,
    createdAt: now.toISOString(),
  };
}

/**
 * Stores a picture that only routes which check who asks may serve, re-encoded as WebP. What it is of has the upload key `key`: the same
 * picture twice is one, it has at most `most`, and none any more once `isDone` holds. Throws when D1 or R2 fails.
 */
export async function storePrivatePicture(
  shop: Shop,
  picture: { file: File; folder: string; key: string; most: number; isDone?: SQL; uploadedBy: string },
  now: Date,
): Promise<StoreResult> {
  const { file, folder, key, most, isDone = sql`FALSE`, uploadedBy } = picture;
  const encoded = await reencodePicture(shop, file, { side: maxReviewSide, type: "image/webp" });
  if (encoded.kind !== "picture") return encoded;
  const name = await sha256(`${key} ${hexOf(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()))}`);
  const row = {
    ...newFile(encoded, { folder, uploadedBy, name: downloadName(folder) }, now),
    id: `fil_${name.slice(0, 24)}`,
    storageKey: `${privatePrefix}${folder}/${name}.webp`,
  };
  const [inserted, [known]] = await shop.db.batch([
    statement<{ id: string }>(
      shop.db,
      sql`INSERT INTO stored_files (id, storage_key, name, content_type, size_bytes, folder, uploaded_by, upload_key, created_at)
      SELECT ${row.id}, ${row.storageKey}, ${row.name}, ${row.contentType}, ${row.sizeBytes}, ${row.folder},
        ${row.uploadedBy}, ${key}, ${row.createdAt}
      WHERE (SELECT count(*) FROM stored_files WHERE upload_key = ${key}) < ${most} AND NOT ${isDone}
      ON CONFLICT DO NOTHING RETURNING id`,
    ),
    statement<{ id: string }>(shop.db, sql`SELECT id FROM stored_files WHERE id = ${row.id}`),
  ]);
  if (inserted.length > 0) return putOrRollBack(shop, row, encoded.bytes);
  return known ? { kind: "stored", fileId: row.id, storageKey: row.storageKey } : { kind: "too-many" };
}

/**
 * Puts a picture into R2 whose row is written. The row is inserted first and deleted last: nothing would ever find a file
 * without one. A failed put may still have worked, so the file is deleted too. Throws when R2 fails.
 */
async function putOrRollBack(shop: Shop, row: NewFile, bytes: ArrayBuffer): Promise<StoredFile> {
  const { env, db } = shop;
  const { storageKey, contentType } = row;
  const contentDisposition = `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`;
  try {
    await env.MEDIA.put(storageKey, bytes, { httpMetadata: { contentType, contentDisposition } });
  } catch (error) {
    await deletePicture(shop, storageKey);
    await db.delete(storedFiles).where(eq(storedFiles.id, row.id));
    throw error;
  }
  return { kind: "stored", fileId: row.id, storageKey };
}

/**
 * Decodes a picture and encodes it again, so that only its pixels are stored; without `type`, in its own type. Throws when
 * the Images service cannot be reached.
 */
async function reencodePicture(
  { env }: Shop,
  file: File,
  target: { side: number; type?: PictureType; most?: number },
): Promise<({ kind: "picture" } & ReencodedPicture) | { kind: "no-picture" | "too-large" }> {
  if (file.size > (target.most ?? maxPictureBytes)) return { kind: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sentType = pictureTypeOf(bytes);
  if (!sentType) return { kind: "no-picture" };
  const type = target.type ?? sentType;
  const encoded = env.IMAGES.input(new Blob([bytes]).stream())
    .transform({ width: target.side, height: target.side, fit: "scale-down" })
    .output({ format: type, quality: 85, anim: false });
  try {
    return { kind: "picture", type, bytes: await (await encoded).response().arrayBuffer() };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { kind: "no-picture" };
  }
}

/** Whether the Images service refused the picture itself: such an error has a code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && typeof (error as Error & { code?: unknown }).code === "number";
}
