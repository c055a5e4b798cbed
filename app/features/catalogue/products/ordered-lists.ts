import { pageNames } from "#app/shared/page-names.texts.ts";

import type { CollectionFacet } from "./collection-facet.ts";
import { type Collection, collections } from "./product.ts";

/** The lists that every shop has. */
export type FixedList = "shop" | Collection;
/** A list that staff order: the shop's, which its chips follow, or a collection's. `list_positions` has it by this name. */
export type OrderedList = FixedList | CollectionFacet;

/** What a list is called in the current language, and where shoppers see it. */
export interface ListFacts {
  readonly name: string;
  path: string;
}

export const orderedLists: Readonly<Record<FixedList, ListFacts & { facet: string }>> = {
  shop: {
    path: "/shop",
    facet: "all",
    get name() {
      return pageNames()["/shop"];
    },
  },
  womens: listOfCollection("womens"),
  mens: listOfCollection("mens"),
  accessories: listOfCollection("accessories"),
};

function listOfCollection(collection: Collection) {
  return {
    path: collections[collection].path,
    facet: collection,
    get name() {
      return collections[collection].name;
    },
  };
}

/** The list of a name that every shop has; null for none. */
export function fixedListOf(name: string): FixedList | null {
  return Object.hasOwn(orderedLists, name) ? (name as FixedList) : null;
}

/** The facet of all products of a list: a collection that staff made is one itself. */
export function facetOfList(list: OrderedList): string {
  const fixed = fixedListOf(list);
  return fixed ? orderedLists[fixed].facet : list;
}

/** The most products that staff place in one list; the rest follow by the shop's own rank. */
export const maxPlaced = 100;
