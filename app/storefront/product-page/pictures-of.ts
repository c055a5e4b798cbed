import type { Picture, Product } from "#app/features/catalogue/products/product.ts";

/**
 * The pictures of a product in a color: those of that color and those of none. All of them when none is chosen, or has any. The one of
 * the chosen variant, where it has its own, comes first.
 */
export function picturesOf(
  { pictures, variants }: Pick<Product, "pictures" | "variants">,
  colorId: string | null,
  sizeId: string | null,
): readonly Picture[] {
  const ofColor = pictures.filter((picture) => picture.colorId === null || picture.colorId === colorId);
  const shown = colorId !== null && ofColor.length > 0 ? ofColor : pictures;
  const chosen = variants.find((variant) => variant.colorId === colorId && variant.sizeId === sizeId);
  const own = pictures.find(({ url }) => url === chosen?.picture);
  return own ? [own, ...shown.filter((picture) => picture !== own)] : shown;
}
