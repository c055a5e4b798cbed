import { useLocation, useNavigation } from "react-router";

import { withoutLanguage } from "#app/shared/language/languages.ts";

import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";

/**
 * The query, on its first page, of what this page is to list: of the address that is loading, else of `place`. What is chosen
 * next adds to it, so that nothing chosen a moment before is lost.
 */
export function useQueryUnderWay(place: ListingPlace): URLSearchParams {
  const loading = useNavigation().location;
  const { pathname } = useLocation();
  // The router tells the one with its language, the other without.
  if (!loading || withoutLanguage(loading.pathname) !== pathname) return listingQuery(place);
  const query = new URLSearchParams(loading.search);
  query.delete("page");
  return query;
}
