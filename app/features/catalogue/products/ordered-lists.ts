import { type Collection, collections } from "./product.ts";

/** A list that staff order: the shop's, which its chips follow, or a collection's. `list_positions` has it by this name. */
export type OrderedList = "shop" | Collection;

interface Facts {
  name: string;
  path: string;
  /** The facet of all its products. */
  facet: string;
}

export const orderedLists: Readonly<Record<OrderedList, Facts>> = {
  shop: { name: "Shop all", path: "/shop", facet: "all" },
  womens: { ...collections.womens, facet: "womens" },
  mens: { ...collections.mens, facet: "mens" },
  accessories: { ...collections.accessories, facet: "accessories" },
};

/** The list of a name; null for none. */
export function orderedListOf(name: string | null): OrderedList | null {
  return name !== null && Object.hasOwn(orderedLists, name) ? (name as OrderedList) : null;
}

/** The most products that staff place in one list; the rest follow by the shop's own rank. */
export const maxPlaced = 100;
