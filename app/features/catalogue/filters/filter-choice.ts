/** The groups of which a shopper may choose several values: any of a group, all groups together. */
export const filterGroups = ["size", "color", "kind", "fit", "sport", "fabric"] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** The filters that are on or off. */
export const filterFlags = ["inStock", "isNew", "onSale"] as const;
export type FilterFlag = (typeof filterFlags)[number];

/** What a shopper chose to see of a listing. Values are ids of the closed lists of product attributes; a size is its key. */
export interface FilterChoice extends Record<FilterGroup, string[]>, Record<FilterFlag, boolean> {
  /** The lowest and highest price, in öre as shoppers see prices: with VAT when it is shown. Null for no bound. */
  minOre: number | null;
  maxOre: number | null;
  /** Products rated at least this, on average. Null for any. */
  rating: number | null;
}

/** Nothing chosen: everything is listed. */
export const emptyChoice: FilterChoice = {
  size: [],
  color: [],
  kind: [],
  fit: [],
  sport: [],
  fabric: [],
  minOre: null,
  maxOre: null,
  inStock: false,
  isNew: false,
  onSale: false,
  rating: null,
};

/** Whether nothing is chosen. */
export function isEmptyChoice(choice: FilterChoice): boolean {
  return (
    filterGroups.every((group) => choice[group].length === 0) &&
    filterFlags.every((flag) => !choice[flag]) &&
    choice.minOre === null &&
    choice.maxOre === null &&
    choice.rating === null
  );
}

/** How many products the list has after choosing something, and whether it is chosen: then, how many of the list have it. */
export interface OfferedFilter {
  count: number;
  chosen: boolean;
}

/** A value of a group. */
export interface OfferedValue extends OfferedFilter {
  id: string;
  label: string;
  /** The color to show, for color families alone. */
  hex?: string;
}

/**
 * What can be chosen now, with the length of the list each choice gives. A value that nothing has is left out; a
 * chosen one always stays, to be taken away again. Empty lists and nulls: there is nothing to choose there.
 */
export interface FilterCounts extends Record<FilterGroup, OfferedValue[]>, Record<FilterFlag, OfferedFilter | null> {
  /** The lowest and highest price of what the other filters leave, in öre as shoppers see prices. */
  price: { minOre: number; maxOre: number } | null;
  /** Ratings from high to low. */
  rating: (OfferedFilter & { atLeast: number })[];
}
