import type { Database } from "#app/db/client.server.ts";
import type { FilterBase } from "#app/features/catalogue/filters/counted-listing.ts";
import type { FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";
import { type FilteredListing, filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import type { SortOrder } from "#app/features/catalogue/products/listing.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import type { SearchUnderstood } from "#app/features/catalogue/search/search-hits.ts";
import type { NamedPlaces } from "#app/storefront/search/named-places.ts";

import { chosenFilters } from "./chosen-filters.ts";
import type { ListingPlace } from "./listing-place.ts";
import { inWantedColor } from "./wanted-color.ts";

/** A page of a listing as it is shown; `leaves` says how long the list is without each of `chosenFilters`. */
export interface ListingPage extends FilteredListing {
  /** How a search was understood; of a search alone. */
  found?: SearchUnderstood;
  /** The help pages and collections that a search names; of a search alone. */
  named?: NamedPlaces;
  /** What is shown where nothing was found: best sellers, or our picks while there are few. */
  ideas?: ProductCard[];
}

/** Reads a page of a listing with its filters. `sort` null is the order of a search. */
export async function readListing(
  db: Database,
  base: FilterBase,
  { choice, sort }: { choice: ListingPlace["choice"]; sort: SortOrder | null },
  page: number,
): Promise<ListingPage> {
  const waysOut = (counts: FilterCounts) => chosenFilters(choice, counts).map(({ without }) => without);
  const listing = await filteredListing(db, { base, choice, sort, page, waysOut });
  return { ...listing, products: listing.products.map((card) => inWantedColor(card, choice.color)) };
}
