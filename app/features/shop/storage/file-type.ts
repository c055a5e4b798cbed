/** The picture types that are accepted. Not GIF: nothing here is animated. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";

export const fileExtensions: Record<PictureType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** The types of a document that proves something: a PDF, or a picture of it. */
export type DocumentType = PictureType | "application/pdf";

export const documentExtensions: Record<DocumentType, string> = { ...fileExtensions, "application/pdf": "pdf" };

/** A document's type by its content, whatever its name; null for types that are not accepted. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  const begins = String.fromCharCode(...bytes.subarray(0, 8));
  const ends = String.fromCharCode(...bytes.subarray(-1024));
  if (/^%PDF-\d\.\d/.test(begins) && ends.includes("%%EOF")) return "application/pdf";
  return pictureTypeOf(bytes);
}

/** A file's type by its first bytes, whatever its name and content type; null for types that are not accepted. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "image/avif";
  return null;
}

/**
 * The name of a download: the uploaded name in lower case, with hyphens for spaces and the extension .jpg (specification,
 * section 7). Characters that could break a header are dropped.
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
