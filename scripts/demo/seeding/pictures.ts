import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import type { ColorId } from "../catalogue/colors.ts";
import { type PictureView, pictureViews } from "../catalogue/picture-views.ts";
import type { DemoProduct } from "../catalogue/types.ts";

/** One picture of a product. */
export interface ProductPicture {
  product: string;
  color: ColorId;
  view: PictureView;
}

/** The key in R2 under which a picture was stored. */
export type KeyOf = (picture: ProductPicture) => string;

/** The views that every color has; the others are shown where there is a file. */
const everyColors: readonly PictureView[] = ["front", "back"];

/** The pictures of a product, color by color. */
export function picturesOf({ id: product, looks, colors: colorIds }: DemoProduct): ProductPicture[] {
  if (looks === null) return [];
  const pictures = colorIds.flatMap((color) => pictureViews.map((view) => ({ product, color, view })));
  return pictures.filter((picture) => everyColors.includes(picture.view) || existsSync(fileOf(picture)));
}

/** The id of a picture by its place in the gallery, from 0. */
export function pictureId(product: string, position: number): string {
  return `med_${product}_${position}`;
}

/** Stores every picture of the products, under a key that names its content. */
export async function storePictures(bucket: R2Bucket, products: readonly DemoProduct[]): Promise<KeyOf> {
  const keys = new Map<string, string>();
  for (const picture of products.flatMap(picturesOf)) {
    const bytes = readFileSync(fileOf(picture));
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const key = `products/${nameOf(picture)}-${hash}.webp`;
    await bucket.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
    keys.set(nameOf(picture), key);
  }
  return (picture) => keys.get(nameOf(picture))!;
}

/** The file of a picture; scripts/demo/pictures/README.md says how they are named. */
export function fileOf(picture: ProductPicture): URL {
  return new URL(`../pictures/${nameOf(picture)}.webp`, import.meta.url);
}

function nameOf({ product, color, view }: ProductPicture): string {
  return [product, color, view].join("-");
}
