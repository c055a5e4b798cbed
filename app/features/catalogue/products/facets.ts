import { type Collection, collectionOf } from "./product.ts";

/** A filter chip: its label, its slug in addresses and facets, and the words that match a product. */
export interface Chip {
  label: string;
  slug: string;
  words: readonly string[];
}

/** The shop's chips match a substring of the category (S2). */
export const shopChips: readonly Chip[] = [
  { label: "T-Shirts", slug: "t-shirts", words: ["shirt"] },
  { label: "Hoodies", slug: "hoodies", words: ["hoodie"] },
  { label: "Athletic Wear", slug: "athletic-wear", words: ["athletic"] },
  { label: "Accessories", slug: "accessories", words: ["accessory", "accessories"] },
  { label: "Sports Bras", slug: "sports-bras", words: ["bra"] },
  { label: "Leggings", slug: "leggings", words: ["leggings"] },
  { label: "Jackets", slug: "jackets", words: ["jacket"] },
];

/** The chips of each collection page, matched against type and tags. */
export const collectionChips: Record<Collection, readonly Chip[]> = {
  mens: [
    { label: "Tops", slug: "tops", words: ["shirt", "tank", "top", "long sleeve", "half zip"] },
    { label: "Bottoms", slug: "bottoms", words: ["short", "jogger", "tights", "pants", "bottom"] },
    { label: "Hoodies", slug: "hoodies", words: ["hoodie"] },
    { label: "Compression", slug: "compression", words: ["compression"] },
    { label: "Training", slug: "training", words: ["training", "athletic"] },
  ],
  womens: [
    { label: "Tops", slug: "tops", words: ["shirt", "tank", "top", "long sleeve", "half zip"] },
    { label: "Bottoms", slug: "bottoms", words: ["short", "jogger", "tights", "leggings", "pants", "bottom"] },
    { label: "Sports Bras", slug: "sports-bras", words: ["bra"] },
    { label: "Leggings", slug: "leggings", words: ["leggings"] },
    { label: "Training", slug: "training", words: ["training", "athletic"] },
  ],
  accessories: [
    { label: "Performance Socks", slug: "performance-socks", words: ["sock"] },
    { label: "Training Bags", slug: "training-bags", words: ["bag", "backpack", "duffel"] },
    { label: "Caps & Hats", slug: "caps-hats", words: ["cap", "hat", "beanie", "headband"] },
    { label: "Training Gloves", slug: "training-gloves", words: ["glove"] },
    { label: "Equipment", slug: "equipment", words: ["equipment", "bottle", "roller", "mat", "band", "towel"] },
  ],
};

/** The categories that the shop links to; null is all products. */
export const linkedCategories: ReadonlySet<string | null> = new Set([
  null,
  "new",
  "sale",
  "bestsellers",
  ...[shopChips, ...Object.values(collectionChips)].flat().map(({ slug }) => slug),
]);

export interface FacetSource {
  category: string;
  productType: string;
  tags: readonly string[];
  /** Whether shoppers see it as reduced (`reductionOf`). */
  isReduced: boolean;
  isNew: boolean;
  published: boolean;
  isPrivate: boolean;
}

/**
 * The listings a product stands in: 'all', its collection, its chips, 'new', 'sale'. Shop chips look at category and
 * type; collection chips at type and tags, by whole words or their beginnings. Hidden products stand in none.
 */
export function facetsOf(product: FacetSource): string[] {
  if (!product.published || product.isPrivate) return [];
  const facets = ["all"];
  const kind = `${product.category} ${product.productType}`.toLowerCase();
  for (const chip of shopChips) {
    if (chip.words.some((word) => kind.includes(word))) facets.push(shopFacet(chip.slug));
  }

  const collection = collectionOf(product.category);
  if (collection) {
    facets.push(collection);
    const described = ` ${product.productType} ${product.tags.join(" ")}`.toLowerCase().replaceAll("-", " ");
    for (const chip of collectionChips[collection]) {
      if (chip.words.some((word) => described.includes(` ${word}`)))
        facets.push(collectionFacet(collection, chip.slug));
    }
  }
  if (product.isNew) facets.push("new");
  if (product.isReduced) facets.push("sale");
  return facets;
}

/** The facet of one of the shop's chips. */
export function shopFacet(slug: string): string {
  return `shop/${slug}`;
}

/** The facet of one of a collection's chips. */
export function collectionFacet(collection: Collection, slug: string): string {
  return `${collection}/${slug}`;
}
