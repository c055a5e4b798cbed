import { collectionChips, shopChips } from "#app/features/catalogue/products/facets.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { groupsNamed } from "#app/features/catalogue/search/find-places.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";

interface NamedCollection {
  name: string;
  path: string;
}

/** The collection that a group of words names whole. */
const wholeCollections: Record<string, Collection> = { men: "mens", women: "womens", accessory: "accessories" };

/** The chip of a collection or of the shop that a group of words names. */
const chips: Record<string, readonly [place: Collection | "shop", slug: string]> = {
  "t-shirt": ["shop", "t-shirts"],
  hoodie: ["shop", "hoodies"],
  "sports-bra": ["shop", "sports-bras"],
  leggings: ["shop", "leggings"],
  jacket: ["shop", "jackets"],
  socks: ["accessories", "performance-socks"],
  bag: ["accessories", "training-bags"],
  backpack: ["accessories", "training-bags"],
  duffel: ["accessories", "training-bags"],
  beanie: ["accessories", "caps-hats"],
  cap: ["accessories", "caps-hats"],
  hat: ["accessories", "caps-hats"],
  headband: ["accessories", "caps-hats"],
  gloves: ["accessories", "training-gloves"],
  bottle: ["accessories", "equipment"],
  mat: ["accessories", "equipment"],
  roller: ["accessories", "equipment"],
  band: ["accessories", "equipment"],
  towel: ["accessories", "equipment"],
  equipment: ["accessories", "equipment"],
};

function offered(group: string): NamedCollection[] {
  const names = listingNames();
  if (group === "sale") return [{ name: names.saleItems, path: "/shop?category=sale" }];
  if (group === "best") return [{ name: names.bestSellers, path: "/shop?category=bestsellers" }];
  return group === "new" ? [{ name: names.newArrivals, path: "/shop?category=new" }] : [];
}

/** The most collections that are offered for one search. */
export const maxCollections = 3;

/** The collections, and parts of them, that a search names in any of the shop's languages. */
export function namedCollections(text: string): NamedCollection[] {
  const groups = groupsNamed(text);
  const found = groups.flatMap((group) => {
    const whole = wholeCollections[group];
    const chip = chips[group];
    if (whole) return [collections[whole]];
    if (chip) return chipOf(chip);
    return offered(group);
  });
  const byPath = new Map(found.map(({ name, path }) => [path, { name, path }]));
  return [...byPath.values()].slice(0, maxCollections);
}

function chipOf([place, slug]: readonly [Collection | "shop", string]): NamedCollection[] {
  const all = place === "shop" ? shopChips : collectionChips[place];
  const path = place === "shop" ? "/shop" : collections[place].path;
  return all
    .filter((chip) => chip.slug === slug)
    .map(({ label }) => ({ name: label, path: `${path}?category=${slug}` }));
}
