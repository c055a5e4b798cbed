import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { newId } from "#app/shared/ids.ts";

import { downloadName, fileEndings, pictureTypeOf } from "./file-type.ts";

/** Bytes a picture may have. */
export const largestPicture = 5 * 1024 * 1024;

export type StoredFile = { kind: "stored"; fileId: string; storageKey: string };
export type StoreResult = StoredFile | { kind: "no-picture" | "too-large" | "too-many" };

/** Stores a picture of staff as it is, under a random key in its folder. */
export async function storePicture(
  shop: Shop,
  { file, folder, uploadedBy }: { file: File; folder: string; uploadedBy: string },
  now: Date,
): Promise<StoreResult> {
  const checked = await checkPicture(file);
  if (checked.kind !== "picture") return checked;
  const { bytes, type } = checked;
  const row = {
    id: newId("fil"),
    storageKey: `${folder}/${newId()}.${fileEndings[type]}`,
    name: downloadName(file.name),
    contentType: type,
    sizeBytes: bytes.byteLength,
    folder,
    uploadedBy,
    createdAt: now.toISOString(),
  };
  await putPicture(shop, row, bytes);
  await shop.db.insert(storedFiles).values(row);
  return { kind: "stored", fileId: row.id, storageKey: row.storageKey };
}

/**
 * Stores a shopper's picture, drawn anew as WebP: that drops where and with what it was taken. All pictures of one review
 * stand under the review's id, so that the fifth can be told to be the last.
 */
export async function storeReviewPicture(
  shop: Shop,
  { file, reviewKey, most }: { file: File; reviewKey: string; most: number },
  now: Date,
): Promise<StoreResult> {
  const checked = await checkPicture(file);
  if (checked.kind !== "picture") return checked;
  const bytes = await drawAnew(shop, checked.bytes);
  if (!bytes) return { kind: "no-picture" };

  const folder = reviewFolder(reviewKey);
  const row = { id: newId("fil"), storageKey: `${folder}${newId()}.webp`, contentType: "image/webp" };
  await putPicture(shop, { ...row, name: "review.jpg" }, bytes);
  const inserted = await statement<{ id: string }>(
    shop.db,
    sql`INSERT INTO stored_files (id, storage_key, name, content_type, size_bytes, folder, uploaded_by, created_at)
      SELECT ${row.id}, ${row.storageKey}, 'review.jpg', ${row.contentType}, ${bytes.byteLength}, 'reviews', 'shopper',
        ${now.toISOString()}
      WHERE (SELECT count(*) FROM stored_files WHERE ${inReviewFolder(reviewKey)}) < ${most} RETURNING id`,
  );
  if (inserted.length > 0) return { kind: "stored", fileId: row.id, storageKey: row.storageKey };
  await shop.env.MEDIA.delete(row.storageKey);
  return { kind: "too-many" };
}

/** The condition on `storage_key` of a review's pictures: a range, so that the key's own index serves it. */
export function inReviewFolder(reviewKey: string) {
  const folder = reviewFolder(reviewKey);
  return sql`storage_key > ${folder} AND storage_key < ${`${folder}~`}`;
}

function reviewFolder(reviewKey: string): string {
  return `reviews/${reviewKey}/`;
}

async function checkPicture(file: File) {
  if (file.size > largestPicture) return { kind: "too-large" } as const;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = pictureTypeOf(bytes);
  return type ? ({ kind: "picture", bytes, type } as const) : ({ kind: "no-picture" } as const);
}

async function drawAnew({ env }: Shop, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer | null> {
  try {
    const made = await env.IMAGES.input(new Blob([bytes]).stream())
      .transform({ width: 1600, height: 1600, fit: "scale-down" })
      .output({ format: "image/webp", quality: 80, anim: false });
    return await made.response().arrayBuffer();
  } catch (error) {
    logError("A picture of a review could not be read", error);
    return null;
  }
}

async function putPicture(
  { env }: Shop,
  { storageKey, contentType, name }: { storageKey: string; contentType: string; name: string },
  bytes: ArrayBuffer | Uint8Array,
): Promise<void> {
  const contentDisposition = `inline; filename*=UTF-8''${encodeURIComponent(name)}`;
  await env.MEDIA.put(storageKey, bytes, { httpMetadata: { contentType, contentDisposition } });
}
