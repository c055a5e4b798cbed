import { data, redirect } from "react-router";

import { addressOfLastPage } from "#app/features/catalogue/listing.ts";
import type { Listing } from "#app/features/catalogue/queries.server.ts";
import { logError } from "#app/platform/log-error.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { ListingPlace } from "./listing-place.ts";

/**
 * The response of a listing's loader: its products with their place, a redirect to the last page for a page beyond it,
 * or 503 without products when they cannot be read. `read` reads one page. Never throws.
 */
export async function listingResponse<P extends ListingPlace>(
  url: URL,
  place: P,
  read: (page: number) => Promise<Listing>,
) {
  try {
    const listing = await read(place.page);
    const shown = { page: place.page, shown: listing.products.length };
    const elsewhere = await addressOfLastPage(url, shown, async () => (await read(1)).total);
    return elsewhere ? redirect(elsewhere) : data({ ...place, listing }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...place, listing: null }, { status: 503 });
  }
}
