interface Copy {
  key: string;
  body: ArrayBuffer;
  contentType: string;
  customMetadata?: Record<string, string>;
}

/** Stores a copy of a picture, unless the picture was deleted while the copy was made. Throws when R2 fails. */
export async function putCopy(
  media: R2Bucket,
  original: R2Object,
  { key, body, contentType, customMetadata = {} }: Copy,
): Promise<void> {
  const { contentDisposition } = original.httpMetadata ?? {};
  const httpMetadata = { contentType, ...(contentDisposition ? { contentDisposition } : {}) };
  await media.put(key, body, { httpMetadata, customMetadata });
  if ((await media.head(original.key)) === null) await media.delete(key);
}
