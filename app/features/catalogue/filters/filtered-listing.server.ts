import type { Database } from "#app/db/client.server.ts";
import { longestPage, pageRange } from "#app/features/catalogue/products/listing.ts";
import {
  cardsOf,
  cardsStatement,
  listAndCountProducts,
  type Listing,
  listingStatement,
  listProductsByEntry,
} from "#app/features/catalogue/products/queries.server.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { updatedIndex, knownIndex, newsStatements } from "./cached-index.server.ts";
import { countedListing, type FilteredListingRequest } from "./counted-listing.ts";
import { type FilterCounts, isEmptyChoice } from "./filter-choice.ts";
import type { ProductIndex } from "./product-index.ts";

/** A listing with what can be chosen. `counts` is null when that could not be read: then nothing is filtered. */
export interface FilteredListing extends Listing {
  counts: FilterCounts | null;
  /** The length of the list after each of `waysOut`; empty where something is listed. */
  leaves: readonly number[];
}

/** After so many changes while one request is answered, the last state it saw will do. */
const mostTries = 3;

/**
 * One page of a listing as the shopper filtered it, with the length of the list after each further choice. One round trip while
 * nothing changed since this isolate last looked. Without the index of filters, the listing comes unfiltered.
 */
export async function filteredListing(db: Database, request: FilteredListingRequest): Promise<FilteredListing> {
  const { base, choice } = request;
  try {
    const index = await knownIndex(db);
    // Prices of another market are in no index of the database.
    const isAsStored = inMarket(index) === index;
    // Further pages are not walked to: where they begin is known.
    const isWhole = isAsStored && "facet" in base && isEmptyChoice(choice) && request.page === 1;
    return await (isWhole ? wholeListing(db, index, request, base.facet) : chosenListing(db, index, request));
  } catch (error) {
    logError("The filters of a listing could not be read", error);
    return { ...(await unfilteredListing(db, request)), counts: null, leaves: [] };
  }
}

/** A listing of which nothing is filtered: read along its own index of the database, and counted in memory. */
async function wholeListing(
  db: Database,
  index: ProductIndex,
  request: FilteredListingRequest,
  facet: string,
): Promise<FilteredListing> {
  const { sort, size = longestPage } = request;
  const listing = listingStatement(db, { facet, sort: sort ?? "featured", size });
  const [rows, ...news] = await db.batch([listing, ...newsStatements(db, index)]);
  const { listed, counts } = countedListing(inMarket(await updatedIndex(db, index, news)), request);
  return { products: cardsOf(rows).slice(0, shown(listed, request).length), total: listed.length, counts, leaves: [] };
}

/** Works out the page by what is known, and reads its cards with what is new: they stand unless something was. */
async function chosenListing(
  db: Database,
  known: ProductIndex,
  request: FilteredListingRequest,
): Promise<FilteredListing> {
  let index = known;
  for (let tries = 1; ; tries++) {
    const { listed, counts, leaves } = countedListing(inMarket(index), request);
    const ids = shown(listed, request).map(({ id }) => id);
    const [cards, ...news] = await db.batch([cardsStatement(db, ids), ...newsStatements(db, index)]);
    const followed = await updatedIndex(db, index, news);
    if (followed === index || tries === mostTries)
      return { products: cardsOf(cards), total: listed.length, counts, leaves };
    index = followed;
  }
}

/** What is shown of a whole listing: a page of it, or the first `size`. */
function shown<Entry>(listed: readonly Entry[], { page, size }: FilteredListingRequest): readonly Entry[] {
  if (size !== undefined) return listed.slice((page - 1) * size, page * size);
  const { start, end } = pageRange(listed.length, page);
  return listed.slice(start, end);
}

/** The index as the page's market has it. */
function inMarket(index: ProductIndex): ProductIndex {
  const { id } = currentMarket();
  return id === homeMarket.id ? index : index.in(id);
}

async function unfilteredListing(db: Database, request: FilteredListingRequest): Promise<Listing> {
  const { base, sort, page } = request;
  if ("facet" in base) return listAndCountProducts(db, { facet: base.facet, sort: sort ?? "featured", page });
  const products = await listProductsByEntry(db, shown(base.entries, request));
  return { products, total: base.entries.length };
}
