import { emptyChoice, type FilterChoice, isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { linkedCategories } from "#app/features/catalogue/products/chips.ts";
import {
  layoutOf,
  type ListingLayout,
  pageNumberOf,
  type SortOrder,
  sortOrderOf,
} from "#app/features/catalogue/products/listing.ts";

import { parseFilters } from "./parse-filters.ts";

/** What a listing's URL says: its category, filters, sort order, page (from 1) and layout. */
export interface ListingPlace {
  category: string | null;
  choice: FilterChoice;
  sort: SortOrder;
  page: number;
  layout: ListingLayout;
  /** The trimmed search text, on /shop alone. */
  search?: string | null;
  /** The name of the menu's entry it is narrowed to (`chosenEntry`); absent for any other place. */
  entry?: string;
}

/** The same for /shop. */
export interface ShopPlace extends ListingPlace {
  search: string | null;
}

/** Whether there is no end of such places: something is chosen or searched for, or the category may be anyone's word. */
export function isEndless({ category, choice, search }: ListingPlace): boolean {
  return Boolean(search) || !isEmptyChoice(choice) || !linkedCategories.has(category);
}

/** The place in a listing's query, but for its category; unknown values count as absent. */
export function listingPlaceOf(query: URLSearchParams): Omit<ListingPlace, "category"> {
  return {
    choice: parseFilters(query),
    sort: sortOrderOf(query.get("sort")),
    page: pageNumberOf(query.get("page")),
    layout: layoutOf(query.get("view")),
  };
}

/** The place in the query of /shop. */
export function shopPlaceOf(query: URLSearchParams): ShopPlace {
  const category = query.get("category");
  const search = query.get("search")?.trim() || null;
  const given = listingPlaceOf(query);
  // A search has an order of its own, and no select to change it: nothing that is listed or linked says another.
  const place = { ...given, category, search };
  // Best sellers are too few to filter.
  return category === "bestsellers" && !search ? { ...place, choice: emptyChoice } : place;
}
