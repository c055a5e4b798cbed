import { type ColorId, colors } from "./colors.ts";
import type { DemoProduct } from "./types.ts";

/** What a picture shows of a product, in the order its gallery shows them. */
export const pictureViews = ["front", "side", "back", "detail", "laid", "outdoors"] as const;

export type PictureView = (typeof pictureViews)[number];

/** How alternative texts are put together in another language. */
export interface PictureTranslations {
  /** What follows the color: from which side it is seen. */
  sides: Readonly<Record<PictureView, string>>;
  /** What follows the name, as its grammar wants it: `i vitt`, `mustana`. */
  inColor: Readonly<Record<ColorId, string>>;
  /** What products look like, by their ids. */
  looks: Readonly<Record<string, string>>;
}

/** The alternative text of a product's picture. */
export function altOf({ name, looks }: DemoProduct, color: ColorId, view: PictureView): string {
  const side = {
    front: "",
    side: ", three-quarter view",
    back: ", from behind",
    detail: ", close up",
    laid: ", laid out",
    outdoors: ", on a rock by the sea",
  }[view];
  return `${name} in ${colors[color].name.toLowerCase()}${side}: ${looks}`;
}

/** The same in another language; undefined where nobody wrote what the product looks like. */
export function localAltOf(
  { id, name }: DemoProduct,
  color: ColorId,
  view: PictureView,
  { sides, inColor, looks }: PictureTranslations,
): string | undefined {
  return looks[id] && `${name} ${inColor[color]}${sides[view]}: ${looks[id]}`;
}
