import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";

/** `1 product`, `23 products`. */
export function productCount(count: number): string {
  return productWords().products(count);
}
