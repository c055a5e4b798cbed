import { guessCollection, type Product } from "#app/features/catalogue/products/product.ts";

/** The size scales, each a table of the size guide. */
export type SizeFamily = "mens" | "womens" | "bras" | "socks" | "gloves";

/** A product's size scale, guessed from its name and category; null where one size fits all. */
export function guessSizeFamily(product: Pick<Product, "id" | "name" | "category" | "sizes">): SizeFamily | null {
  if (product.sizes.length < 2) return null;
  const collection = guessCollection(product);
  if (collection === "womens") return /\bbra\b/i.test(product.name) ? "bras" : "womens";
  if (collection === "mens") return "mens";
  return /gloves/i.test(product.name) ? "gloves" : "socks";
}
