import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import type { ColorId } from "../catalogue/colors.ts";
import { type PictureView, pictureViews } from "../catalogue/picture-views.ts";
import type { DemoProduct } from "../catalogue/types.ts";

/** One picture of a product. */
export interface Shot {
  product: string;
  color: ColorId;
  view: PictureView;
}

/** Looks up the key in R2 under which a shot was stored. */
export type KeyOf = (shot: Shot) => string;

/** The shots of a product, color by color: front and back, and a detail of those that have one. */
export function shotsOf({ id: product, looks, colors: colorIds }: DemoProduct): Shot[] {
  if (looks === null) return [];
  const shots = colorIds.flatMap((color) => pictureViews.map((view) => ({ product, color, view })));
  return shots.filter((shot) => shot.view !== "detail" || existsSync(fileOf(shot)));
}

/** Stores every picture of the products, under a key that names its content. */
export async function storePictures(bucket: R2Bucket, products: readonly DemoProduct[]): Promise<KeyOf> {
  const keys = new Map<string, string>();
  for (const shot of products.flatMap(shotsOf)) {
    const picture = readFileSync(fileOf(shot));
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 8);
    const key = `products/${nameOf(shot)}-${hash}.webp`;
    await bucket.put(key, picture, { httpMetadata: { contentType: "image/webp" } });
    keys.set(nameOf(shot), key);
  }
  return (shot) => keys.get(nameOf(shot))!;
}

/** The file of a picture; scripts/demo/pictures/README.md says how they are named. */
export function fileOf(shot: Shot): URL {
  return new URL(`../pictures/${nameOf(shot)}.webp`, import.meta.url);
}

function nameOf({ product, color, view }: Shot): string {
  return [product, color, view].join("-");
}
