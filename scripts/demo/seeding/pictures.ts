import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { ColorId } from "../catalogue/colors.ts";
import type { DemoProduct } from "../catalogue/types.ts";
import type { GarmentKind, View } from "../pictures/kinds.ts";

/** One picture: what it shows, and thereby which products share it. */
export interface Shot {
  kind: GarmentKind;
  cut: string;
  color: ColorId;
  view: View;
}

/** Looks up the key in R2 under which a shot was stored. */
export type KeyOf = (shot: Shot) => string;

/** The kinds that look the same from behind, or nearly. */
const oneSided: readonly GarmentKind[] = [
  "socks",
  "beanie",
  "bands",
  "bottle",
  "foam-roller",
  "mat",
  "towel",
  "headband",
  "duffel",
];

/** The shots of a product, in the order its gallery shows them: every color from the front, the first from behind too. */
export function shotsOf({ picture, colors: colorIds }: DemoProduct): Shot[] {
  if (!picture) return [];
  return colorIds.flatMap((color, i) => {
    const views: readonly View[] = i === 0 && !oneSided.includes(picture.kind) ? ["front", "back"] : ["front"];
    return views.map((view) => ({ ...picture, color, view }));
  });
}

/** The shots of all products, once each, by the name of their file. */
export function allShots(products: readonly DemoProduct[]): Map<string, Shot> {
  return new Map(products.flatMap(shotsOf).map((shot) => [nameOf(shot), shot]));
}

/** Stores every picture the products need, once each, under a key that names its content. */
export async function storePictures(bucket: R2Bucket, products: readonly DemoProduct[]): Promise<KeyOf> {
  const keys = new Map<string, string>();
  for (const name of allShots(products).keys()) {
    const picture = readFileSync(new URL(`../rendered/${name}.webp`, import.meta.url));
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 12);
    const key = `products/${name}-${hash}.webp`;
    await bucket.put(key, picture, { httpMetadata: { contentType: "image/webp" } });
    keys.set(name, key);
  }
  return (shot) => keys.get(nameOf(shot))!;
}

function nameOf({ kind, cut, color, view }: Shot): string {
  return [kind, cut, color, view].join("-");
}
