import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { slugOf } from "#app/shared/slug.ts";

/** A product's picture as the form edits it. */
export interface EditedPicture {
  /** Stays the same while the form is open, wherever the picture is moved. */
  key: string;
  /** The id of a picture that the product has. */
  id?: string | undefined;
  /** Where the picture is; a blob address until it is uploaded. */
  url: string;
  alt: string;
  colorId: string | null;
  width: number | null;
  height: number | null;
  /** A chosen file that is not uploaded yet. */
  upload?: PictureUpload | undefined;
}

export interface PictureUpload {
  file: File;
  state: "waiting" | "sending" | "failed";
  /** How much of it was sent, 0 to 100. */
  percent: number;
  /** Why it failed, for staff. */
  problem?: string;
}

/** Changes the list, based on how it is when the change is made: uploads report while the list is being edited. */
export type UpdatePictures = (update: (pictures: EditedPicture[]) => EditedPicture[]) => void;

/** The pictures of a product for the form. */
export function editedPictures(media: ProductInput["media"]): EditedPicture[] {
  return media.map(({ id, url, alt, colorId, width = null, height = null }, index) => ({
    key: id ?? `${index}:${url}`,
    id,
    url,
    alt,
    colorId,
    width,
    height,
  }));
}

/** What the form sends: the pictures that are stored, in their order. Files that are not uploaded are left out. */
export function sentPictures(pictures: readonly EditedPicture[]): ProductInput["media"] {
  return pictures
    .filter(({ upload }) => !upload)
    .map(({ id, url, alt, colorId, width, height }) => ({ ...(id ? { id } : {}), url, alt, colorId, width, height }));
}

/** The pictures with one moved to another position; positions outside the list are taken as its ends. */
export function movePicture(pictures: readonly EditedPicture[], key: string, to: number): EditedPicture[] {
  const moved = pictures.find((picture) => picture.key === key);
  if (!moved) return [...pictures];
  const rest = pictures.filter((picture) => picture !== moved);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved);
}

/** The pictures with one of them changed. */
export function changePicture(
  pictures: readonly EditedPicture[],
  key: string,
  change: Partial<EditedPicture>,
): EditedPicture[] {
  return pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));
}

/** The files that can be added: images with nonzero size. `hasInvalid`: others were dropped. */
export function validImages<F extends Pick<File, "type" | "size">>(files: readonly F[]) {
  const images = files.filter(({ type, size }) => type.startsWith("image/") && size > 0);
  return { images, hasInvalid: images.length < files.length };
}

/** The color that a file is named after, as in `natt-hoodie-graphite-front.jpg`; null for none. Of several, the longest. */
export function colorInName(fileName: string, colors: readonly { id: string; name: string }[]): string | null {
  const words = `-${slugOf(fileName.replace(/\.\w+$/, ""))}-`;
  const named = colors.filter(({ name }) => slugOf(name) !== "" && words.includes(`-${slugOf(name)}-`));
  return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.id ?? null;
}

/** The name a picture is uploaded under: the product's name in lower case with hyphens, its place in the list, and .jpg. */
export function uploadName(productName: string, index: number): string {
  return `${productName.trim().toLowerCase().replaceAll(/\s+/g, "-") || "product"}-${index + 1}.jpg`;
}
