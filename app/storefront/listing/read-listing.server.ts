import type { Database } from "#app/db/client.server.ts";
import type { SortOrder } from "#app/features/catalogue/listing.ts";
import { isEmptyChoice } from "#app/features/filters/filter-choice.ts";
import {
  type FilterBase,
  type FilteredListing,
  filteredListing,
} from "#app/features/filters/filtered-listing.server.ts";
import type { SearchUnderstood } from "#app/features/search/search-hits.ts";

import { chosenFilters } from "./chosen-filters.ts";
import type { ListingPlace } from "./listing-place.ts";
import { inWantedColor } from "./wanted-color.ts";

/** A page of a listing as it is shown. */
export interface ListingPage extends FilteredListing {
  /** Where the filters leave nothing: the length of the list without each of `chosenFilters`. Empty otherwise. */
  leaves: readonly number[];
  /** How a search was understood; of a search alone. */
  found?: SearchUnderstood;
}

/** Reads a page of a listing with its filters. `sort` null is the order of a search. Throws when D1 fails. */
export async function readListing(
  db: Database,
  base: FilterBase,
  { choice, sort }: { choice: ListingPlace["choice"]; sort: SortOrder | null },
  page: number,
): Promise<ListingPage> {
  const read = await filteredListing(db, { base, choice, sort, page });
  const listing = { ...read, products: read.products.map((card) => inWantedColor(card, choice.color)) };
  if (listing.total > 0 || isEmptyChoice(choice)) return { ...listing, leaves: [] };
  // From an old link: choosing on the page never leads here, so it may take more reads than others.
  const others = chosenFilters(choice, listing.counts).map(({ without }) =>
    filteredListing(db, { base, choice: without, sort, page: 1, size: 1 }),
  );
  return { ...listing, leaves: (await Promise.all(others)).map(({ total }) => total) };
}
