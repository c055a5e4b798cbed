import type { DemoProduct } from "./types.ts";

/** What a picture shows of a product, in the order its gallery shows them. */
export const pictureViews = ["front", "back", "detail"] as const;

export type PictureView = (typeof pictureViews)[number];

/** The alternative text of a product's picture. */
export function altOf({ name, looks }: DemoProduct, colorName: string, view: PictureView): string {
  const side = { front: "", back: ", from behind", detail: ", close up" }[view];
  return `${name} in ${colorName.toLowerCase()}${side}: ${looks}`;
}
