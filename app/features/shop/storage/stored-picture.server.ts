import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { avifKey, isAvifWanted, makeAvifCopy } from "./avif-copies.server.ts";
import { pictureWidths } from "./image-url.ts";
import { putCopy } from "./put-copy.server.ts";

/** The key prefix of resized copies. They are served through their originals only, under the same access rules. */
export const resizedPrefix = "widths/";
/** The key prefix of files that only staff get, by routes that check who they are. */
export const privatePrefix = "private/";

export interface StoredPicture {
  body: ReadableStream | ArrayBuffer;
  contentType: string;
  /** The name of a download; null for pictures without a name. */
  contentDisposition: string | null;
}

/** Whether a text can be a storage key: R2 fails on keys of more than 1,024 bytes, and resized copies have longer ones. */
export function isPictureKey(text: string): boolean {
  return /^[\w./-]{1,500}$/.test(text);
}

/**
 * A picture of R2 by its key, in one of our widths or as it was stored. A width is made once, on first request, as WebP, and stored in
 * R2; asked for again by who takes AVIF, it is made as AVIF too, for those who come later. Null for an unknown key or width. Throws when
 * R2 or the Images service fails.
 */
export async function readPicture(
  shop: Shop,
  key: string,
  width: string | null,
  { avif = false } = {},
): Promise<StoredPicture | null> {
  const { MEDIA } = shop.env;
  if (width === null) return fromStore(await MEDIA.get(key));
  const pixels = pictureWidths.find((known) => String(known) === width);
  if (pixels === undefined) return null;

  const variantKey = widthKey(pixels, key);
  const smaller = avif ? await MEDIA.get(avifKey(variantKey)) : null;
  if (smaller && smaller.size > 0) return fromStore(smaller);
  const kept = fromStore(await MEDIA.get(variantKey));
  if (kept) {
    if (avif && isAvifWanted(smaller))
      makeAvifCopy(shop, { original: key, variantKey, width: pixels, earlier: smaller });
    return kept;
  }
  const original = await MEDIA.get(key);
  if (!original) return null;
  return makeWidth(shop, original, variantKey, pixels);
}

/** The answer with a private picture, `width` pixels wide, and these headers beside its type; 404 where there is none. */
export async function privatePicture(
  shop: Shop,
  key: string | null,
  { width = null, headers = {} }: { width?: string | null; headers?: Record<string, string> } = {},
): Promise<Response> {
  const picture = key && (await readPicture(shop, key, width));
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(picture.body, { headers: { "Content-Type": picture.contentType, ...headers } });
}

/** Deletes a picture and its resized copies, and what is noted of them. Throws when R2 fails. */
export async function deletePicture({ env }: Shop, key: string): Promise<void> {
  const copies = pictureWidths.map((width) => widthKey(width, key));
  await env.MEDIA.delete([key, ...copies, ...copies.map(avifKey)]);
}

function widthKey(width: number, key: string): string {
  return `${resizedPrefix}${width}/${key}`;
}

async function makeWidth(
  shop: Shop,
  original: R2ObjectBody,
  variantKey: string,
  width: number,
): Promise<StoredPicture | null> {
  const { MEDIA, IMAGES } = shop.env;
  try {
    const made = await IMAGES.input(original.body)
      .transform({ width, fit: "scale-down" })
      .output({ format: "image/webp", quality: 80 });
    const body = await made.response().arrayBuffer();
    const contentDisposition = original.httpMetadata?.contentDisposition ?? null;
    const contentType = "image/webp";
    shop.waitUntil(putCopy(MEDIA, original, { key: variantKey, body, contentType }));
    return { body, contentType, contentDisposition };
  } catch (error) {
    logError(`A picture could not be scaled: ${variantKey}`, error);
    return fromStore(await MEDIA.get(original.key));
  }
}

function fromStore(object: R2ObjectBody | null): StoredPicture | null {
  if (!object) return null;
  const { contentType = "application/octet-stream", contentDisposition = null } = object.httpMetadata ?? {};
  return { body: object.body, contentType, contentDisposition };
}
