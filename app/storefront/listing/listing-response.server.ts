import { data, redirect } from "react-router";

import { addressOfLastPage } from "#app/features/catalogue/catalogue/listing.ts";
import { sentCard } from "#app/features/catalogue/catalogue/sent-card.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage, unkeptPage } from "#app/platform/page-cache/page-headers.ts";

import { isKeptListing } from "./kept-listing.ts";
import type { ListingPlace } from "./listing-place.ts";
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
  try {
    const listing = await read(place.page);
    const shown = { page: place.page, shown: listing.products.length };
    const elsewhere = await addressOfLastPage(url, shown, async () => (await read(1)).total);
    if (elsewhere) return redirect(elsewhere);
    const kept = isKeptListing(place, listing, url.searchParams);
    return data({ ...place, listing: sentListing(listing) }, { headers: kept ? publicPage() : unkeptPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...place, listing: null }, { status: 503 });
  }
}

function sentListing<L extends ListingPage>(listing: L): L {
  const { products, bestSellers } = listing;
  return {
    ...listing,
    products: products.map(sentCard),
    ...(bestSellers && { bestSellers: { ...bestSellers, picks: bestSellers.picks.map(sentCard) } }),
  };
}
