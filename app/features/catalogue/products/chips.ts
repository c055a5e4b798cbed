import type { chipNames } from "./chips.texts.ts";
import type { Collection } from "./product.ts";

/** A chip as addresses and facets name it. */
export type ChipSlug = keyof ReturnType<typeof chipNames>;

/** The chips of the shop and of each collection's page, in their order. */
export const chipSlugs = {
  shop: ["t-shirts", "hoodies", "athletic-wear", "accessories", "sports-bras", "leggings", "jackets"],
  mens: ["tops", "bottoms", "hoodies", "compression", "training"],
  womens: ["tops", "bottoms", "sports-bras", "leggings", "training"],
  accessories: ["performance-socks", "training-bags", "caps-hats", "training-gloves", "equipment"],
} as const satisfies Record<Collection | "shop", readonly ChipSlug[]>;

/** The categories that the shop links to; null is all products. */
export const linkedCategories: ReadonlySet<string | null> = new Set([
  null,
  "new",
  "sale",
  "bestsellers",
  ...Object.values(chipSlugs).flat(),
]);
