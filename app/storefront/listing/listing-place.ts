import {
  layoutOf,
  type ListingLayout,
  pageNumberOf,
  type SortOrder,
  sortOrderOf,
} from "#app/features/catalogue/listing.ts";

/** The sort order, page (from 1) and layout in a listing's URL. */
export interface ListingPlace {
  sort: SortOrder;
  page: number;
  layout: ListingLayout;
}

/** The same for /shop, with its category or trimmed search text. */
export interface ShopPlace extends ListingPlace {
  category: string | null;
  search: string | null;
}

/** The place in a listing's query; unknown values count as absent. */
export function listingPlaceOf(query: URLSearchParams): ListingPlace {
  return {
    sort: sortOrderOf(query.get("sort")),
    page: pageNumberOf(query.get("page")),
    layout: layoutOf(query.get("view")),
  };
}

/** The place in the query of /shop. */
export function shopPlaceOf(query: URLSearchParams): ShopPlace {
  return { ...listingPlaceOf(query), category: query.get("category"), search: query.get("search")?.trim() || null };
}
