import {
  layoutOf,
  type ListingLayout,
  pageNumberOf,
  type SortOrder,
  sortOrderOf,
} from "#app/features/catalogue/listing.ts";

/** How an address asks for a listing to be shown; pages count from 1. */
export interface ListingPlace {
  sort: SortOrder;
  page: number;
  layout: ListingLayout;
}

/** The same of /shop, with the category or the trimmed search text that it narrows the products to. */
export interface ShopPlace extends ListingPlace {
  category: string | null;
  search: string | null;
}

/** What the query of an address asks for; what it does not know counts as not there. */
export function listingPlaceOf(query: URLSearchParams): ListingPlace {
  return {
    sort: sortOrderOf(query.get("sort")),
    page: pageNumberOf(query.get("page")),
    layout: layoutOf(query.get("view")),
  };
}

/** What the query of an address of /shop asks for. */
export function shopPlaceOf(query: URLSearchParams): ShopPlace {
  return { ...listingPlaceOf(query), category: query.get("category"), search: query.get("search")?.trim() || null };
}
