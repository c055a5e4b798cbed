import { linkedCategories } from "#app/features/catalogue/catalogue/facets.ts";
import { isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";

import { isKeptChoice } from "./filter-address.ts";
import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import type { ListingPage } from "./read-listing.server.ts";

/** What forms send where a link says nothing. */
const unsaid: ReadonlySet<string> = new Set(["sort=featured", "view=grid", "page=1"]);

/**
 * Whether the page of a listing may be kept in the page cache: at an address as the shop writes it, without a search, with few filters, of
 * which none left nothing, and with the numbers at them. Otherwise strangers could fill the cache, and a read that failed once would stay.
 */
export function isKeptListing(place: ListingPlace, listing: ListingPage, query: URLSearchParams): boolean {
  const { category, choice, search } = place;
  return (
    !search &&
    isKeptChoice(choice, query) &&
    linkedCategories.has(category) &&
    isOwnAddress(place, query) &&
    (listing.counts !== null || listing.bestSellers !== undefined) &&
    (isEmptyChoice(choice) || listing.total > 0)
  );
}

function isOwnAddress(place: ListingPlace, query: URLSearchParams): boolean {
  const own = listingQuery(place);
  if (place.page > 1) own.set("page", String(place.page));
  const given = new URLSearchParams(query);
  // Which loaders the router asks for.
  given.delete("_routes");
  const entries = (of: URLSearchParams) => [...of].map(([name, value]) => `${name}=${value}`);
  const said = entries(given).filter((entry) => !unsaid.has(entry));
  return said.toSorted().join("&") === entries(own).toSorted().join("&");
}
