import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { collections } from "#app/features/catalogue/products/product.ts";

const kindGroup = (id: string) => `kind:${id}`;

/** Listings, by their facet, and kinds of products that the product picker can be narrowed to. */
export const pickerGroups = {
  Listings: {
    all: "All products",
    mens: collections.mens.name,
    womens: collections.womens.name,
    accessories: collections.accessories.name,
    new: "New arrivals",
    sale: "On sale",
  },
  Kinds: Object.fromEntries(kinds.map(({ id, label }) => [kindGroup(id), label])),
} as const;

/** Whether a product is in a group, by the listings it stands in and the kinds it is. */
export function isInGroup(
  group: string,
  { facets, kinds: own }: { facets: readonly string[]; kinds: readonly string[] },
) {
  return facets.includes(group) || own.some((kind) => kindGroup(kind) === group);
}
