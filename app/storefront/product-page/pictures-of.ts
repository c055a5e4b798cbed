import type { Picture, Product } from "#app/features/catalogue/products/product.ts";

/** The pictures of a product in a color: those of that color and those of none. All of them when none is chosen, or has any. */
export function picturesOf({ pictures }: Pick<Product, "pictures">, colorId: string | null): readonly Picture[] {
  const ofColor = pictures.filter((picture) => picture.colorId === null || picture.colorId === colorId);
  return colorId !== null && ofColor.length > 0 ? ofColor : pictures;
}
