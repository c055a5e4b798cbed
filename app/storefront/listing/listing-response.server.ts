import { data, redirect } from "react-router";

import { isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { linkedCategories } from "#app/features/catalogue/products/chips.ts";
import { addressOfLastPage, listingPages } from "#app/features/catalogue/products/listing.ts";
import { sentCard } from "#app/features/catalogue/products/sent-card.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage, uncachedPage } from "#app/platform/page-cache/page-headers.ts";

import { chosenEntry } from "./chosen-entry.ts";
import { isCacheableChoice } from "./filter-address.ts";
import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import type { ListingPage } from "./read-listing.server.ts";

/**
 * The response of a listing's loader: its products with their place, a redirect to the last page for a page beyond it,
 * or 503 without products when they cannot be read. `read` reads one page. Never throws.
 */
export async function listingResponse<P extends ListingPlace, L extends ListingPage>(
  url: URL,
  place: P,
  read: (page: number) => Promise<L>,
) {
  // The browser need not know the names of all kinds.
  const entry = place.category === null ? chosenEntry(place.choice) : null;
  const named: P = entry === null ? place : { ...place, entry };
  try {
    const listing = await read(place.page);
    const shown = { page: place.page, shown: listing.products.length };
    const elsewhere = await addressOfLastPage(url, shown, async () => listingPages((await read(1)).total));
    if (elsewhere) return redirect(elsewhere);
    const isCacheable = isCacheableListing(place, listing, url.searchParams);
    return data({ ...named, listing: sentListing(listing) }, { headers: isCacheable ? publicPage() : uncachedPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...named, listing: null }, { status: 503 });
  }
}

function sentListing<L extends ListingPage>(listing: L): L {
  const { products, bestSellers, ideas } = listing;
  return {
    ...listing,
    products: products.map(sentCard),
    ...(ideas && { ideas: ideas.map(sentCard) }),
    ...(bestSellers && { bestSellers: { ...bestSellers, picks: bestSellers.picks.map(sentCard) } }),
  };
}

/** What forms send where a link says nothing. */
const unsaid: ReadonlySet<string> = new Set(["sort=featured", "view=grid", "page=1"]);

/**
 * Whether the page of a listing may be cached: at an address as the shop writes it, without a search, with few filters, of
 * which none left nothing, and with the numbers at them. Otherwise strangers could fill the cache, and a read that failed once would stay.
 */
function isCacheableListing(place: ListingPlace, listing: ListingPage, query: URLSearchParams): boolean {
  const { category, choice, search } = place;
  return (
    !search &&
    isCacheableChoice(choice, query) &&
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
