import { filterEntries } from "./filter-address.ts";
import type { ListingPlace } from "./listing-place.ts";

/** The query of a place in a listing, on its first page. */
export function listingQuery({ category, search, choice, sort, layout }: Omit<ListingPlace, "page">): URLSearchParams {
  return new URLSearchParams([
    ...(category ? [["category", category]] : []),
    ...(search ? [["search", search]] : []),
    ...filterEntries(choice),
    ...(sort === "featured" ? [] : [["sort", sort]]),
    ...(layout === "list" ? [["view", layout]] : []),
  ] as [string, string][]);
}
