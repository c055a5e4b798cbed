/** The kinds of pictures the store takes. GIF is not one: it moves, and nothing here should. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

export const fileEndings: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** What a file is by its first bytes, whatever its name and its sender say; null for all we do not take. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "image/avif";
  return null;
}

/**
 * What a download is called: the name it was sent with, in lower case, spaces turned to hyphens, with the extension .jpg
 * (specification, section 7). Whatever could break out of a header is dropped.
 */
export function downloadName(sentName: string): string {
  const base = sentName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\p{L}\p{N}._-]/gu, "")
    .slice(0, 80);
  return `${base || "picture"}.jpg`;
}
