import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import { deletePicture } from "./stored-picture.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { newId } from "#app/shared/ids.ts";

import { downloadName, fileEndings, type PictureType, pictureTypeOf } from "./file-type.ts";

/** Bytes a picture may have. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** The longest side of a kept picture, in pixels: what staff upload fills a wide, sharp screen. */
const staffSide = 3200;
const reviewSide = 1600;

export type StoredFile = { kind: "stored"; fileId: string; storageKey: string };
export type StoreResult = StoredFile | { kind: "no-picture" | "too-large" | "too-many" | "already-sent" };

/** Stores a picture of staff, drawn anew in its own type, under a random key in its folder. */
export async function storePicture(
  shop: Shop,
  { file, folder, uploadedBy }: { file: File; folder: string; uploadedBy: string },
  now: Date,
): Promise<StoreResult> {
  const picture = await drawnPicture(shop, file, { side: staffSide });
  if (picture.kind !== "picture") return picture;
  const row = newFile(picture, { folder, uploadedBy, name: downloadName(file.name) }, now);
  await shop.db.insert(storedFiles).values(row);
  return putOrForget(shop, row, picture.bytes);
}

/**
 * Stores a shopper's picture, drawn anew as WebP: that drops where and with what it was taken. A review may have `most`
 * pictures, and none more once it was sent.
 */
export async function storeReviewPicture(
  shop: Shop,
  { file, reviewKey, most }: { file: File; reviewKey: string; most: number },
  now: Date,
): Promise<StoreResult> {
  if (await wasSent(shop.db, reviewKey)) return { kind: "already-sent" };
  const picture = await drawnPicture(shop, file, { side: reviewSide, type: "image/webp" });
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
  if (inserted.length > 0) return putOrForget(shop, row, picture.bytes);
  return { kind: (await wasSent(shop.db, reviewKey)) ? "already-sent" : "too-many" };
}

async function wasSent(db: Database, reviewKey: string): Promise<boolean> {
  const sent = await statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE upload_key = ${reviewKey}`);
  return sent.length > 0;
}

type NewFile = Omit<typeof storedFiles.$inferInsert, "uploadKey">;
type DrawnPicture = { bytes: ArrayBuffer; type: PictureType };

function newFile(
  { bytes, type }: DrawnPicture,
  of: { folder: string; uploadedBy: string; name: string },
  now: Date,
): NewFile {
  return {
    ...of,
    id: newId("fil"),
    storageKey: `${of.folder}/${newId()}.${fileEndings[type]}`,
    contentType: type,
    sizeBytes: bytes.byteLength,
    createdAt: now.toISOString(),
  };
}

/**
 * Puts a picture whose row is written. The row comes first and goes last: a picture without one would be found by nobody.
 * A put that fails may still have worked, its answer lost.
 */
async function putOrForget(shop: Shop, row: NewFile, bytes: ArrayBuffer): Promise<StoredFile> {
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
 * Reads a picture and draws it anew, so that nothing but the picture itself is kept; without `type`, in the type it has.
 * Throws when the Images service cannot be reached: that says nothing of the picture.
 */
async function drawnPicture(
  { env }: Shop,
  file: File,
  wanted: { side: number; type?: PictureType },
): Promise<({ kind: "picture" } & DrawnPicture) | { kind: "no-picture" | "too-large" }> {
  if (file.size > maxPictureBytes) return { kind: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sentType = pictureTypeOf(bytes);
  if (!sentType) return { kind: "no-picture" };
  const type = wanted.type ?? sentType;
  const drawn = env.IMAGES.input(new Blob([bytes]).stream())
    .transform({ width: wanted.side, height: wanted.side, fit: "scale-down" })
    .output({ format: type, quality: 85, anim: false });
  try {
    return { kind: "picture", type, bytes: await (await drawn).response().arrayBuffer() };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { kind: "no-picture" };
  }
}

/** True when the Images service has looked at a picture and refused it: such an error has a code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && typeof (error as Error & { code?: unknown }).code === "number";
}
