import { chipNames } from "./facets.texts.ts";
import { type Collection, collectionOf } from "./product.ts";

type ChipSlug = keyof ReturnType<typeof chipNames>;

/** A filter chip: its label in the current language, its slug in addresses and facets, and the words that match a product. */
export interface Chip {
  readonly label: string;
  slug: ChipSlug;
  words: readonly string[];
}

function labelledChip(slug: ChipSlug, words: readonly string[]): Chip {
  return {
    slug,
    words,
    get label() {
      return chipNames()[slug];
    },
  };
}

/** The shop's chips match a substring of the category (S2). */
export const shopChips: readonly Chip[] = [
  labelledChip("t-shirts", ["shirt"]),
  labelledChip("hoodies", ["hoodie"]),
  labelledChip("athletic-wear", ["athletic"]),
  labelledChip("accessories", ["accessory", "accessories"]),
  labelledChip("sports-bras", ["bra"]),
  labelledChip("leggings", ["leggings"]),
  labelledChip("jackets", ["jacket"]),
];

/** The chips of each collection page, matched against type and tags. */
export const collectionChips: Record<Collection, readonly Chip[]> = {
  mens: [
    labelledChip("tops", ["shirt", "tank", "top", "long sleeve", "half zip"]),
    labelledChip("bottoms", ["short", "jogger", "tights", "pants", "bottom"]),
    labelledChip("hoodies", ["hoodie"]),
    labelledChip("compression", ["compression"]),
    labelledChip("training", ["training", "athletic"]),
  ],
  womens: [
    labelledChip("tops", ["shirt", "tank", "top", "long sleeve", "half zip"]),
    labelledChip("bottoms", ["short", "jogger", "tights", "leggings", "pants", "bottom"]),
    labelledChip("sports-bras", ["bra"]),
    labelledChip("leggings", ["leggings"]),
    labelledChip("training", ["training", "athletic"]),
  ],
  accessories: [
    labelledChip("performance-socks", ["sock"]),
    labelledChip("training-bags", ["bag", "backpack", "duffel"]),
    labelledChip("caps-hats", ["cap", "hat", "beanie", "headband"]),
    labelledChip("training-gloves", ["glove"]),
    labelledChip("equipment", ["equipment", "bottle", "roller", "mat", "band", "towel"]),
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
