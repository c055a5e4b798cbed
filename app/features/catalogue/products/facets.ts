import { chipNames } from "./chips.texts.ts";
import { type ChipSlug, chipSlugs } from "./chips.ts";
import { type Collection, collectionOf } from "./product.ts";

/** A filter chip: its label in the current language, its slug in addresses and facets, and the words that match a product. */
export interface Chip {
  readonly label: string;
  slug: ChipSlug;
  words: readonly string[];
}

function chipOf(slug: ChipSlug, words: readonly string[]): Chip {
  return {
    slug,
    words,
    get label() {
      return chipNames()[slug];
    },
  };
}

const shopWords: Record<(typeof chipSlugs.shop)[number], readonly string[]> = {
  "t-shirts": ["shirt"],
  hoodies: ["hoodie"],
  "athletic-wear": ["athletic"],
  accessories: ["accessory", "accessories"],
  "sports-bras": ["bra"],
  leggings: ["leggings"],
  jackets: ["jacket"],
};

const collectionWords: { [C in Collection]: Record<(typeof chipSlugs)[C][number], readonly string[]> } = {
  mens: {
    tops: ["shirt", "tank", "top", "long sleeve", "half zip"],
    bottoms: ["short", "jogger", "tights", "pants", "bottom"],
    hoodies: ["hoodie"],
    compression: ["compression"],
    training: ["training", "athletic"],
  },
  womens: {
    tops: ["shirt", "tank", "top", "long sleeve", "half zip"],
    bottoms: ["short", "jogger", "tights", "leggings", "pants", "bottom"],
    "sports-bras": ["bra"],
    leggings: ["leggings"],
    training: ["training", "athletic"],
  },
  accessories: {
    "performance-socks": ["sock"],
    "training-bags": ["bag", "backpack", "duffel"],
    "caps-hats": ["cap", "hat", "beanie", "headband"],
    "training-gloves": ["glove"],
    equipment: ["equipment", "bottle", "roller", "mat", "band", "towel"],
  },
};

/** The shop's chips match a substring of the category (S2). */
export const shopChips: readonly Chip[] = chipSlugs.shop.map((slug) => chipOf(slug, shopWords[slug]));

/** The chips of each collection page, matched against type and tags. */
export const collectionChips: Record<Collection, readonly Chip[]> = {
  mens: chipSlugs.mens.map((slug) => chipOf(slug, collectionWords.mens[slug])),
  womens: chipSlugs.womens.map((slug) => chipOf(slug, collectionWords.womens[slug])),
  accessories: chipSlugs.accessories.map((slug) => chipOf(slug, collectionWords.accessories[slug])),
};

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
