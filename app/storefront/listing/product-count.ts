import { productCountTexts } from "#app/features/catalogue/products/product-count.texts.ts";

/** `1 product`, `23 products`. */
export function productCount(count: number): string {
  return productCountTexts().products(count);
}
