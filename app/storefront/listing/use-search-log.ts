import { type RefObject, useEffect, useRef } from "react";

import { pageSize } from "#app/features/catalogue/catalogue/listing.ts";
import { productIdOf } from "#app/features/catalogue/catalogue/product.ts";
import { isEmptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { logSearch, logSearchClick } from "#app/features/catalogue/search/log-search.ts";

import type { ShopPlace } from "./listing-place.ts";
import type { ListingPage } from "./read-listing.server.ts";

/**
 * Tells the shop's log of searches how many products one found, and at which place stood the product that was opened. `ref` is for
 * what holds the results. Filtered results tell neither: what is missing from them, or where it stands, is no matter of the search.
 */
export function useSearchLog(
  { search, choice, page }: ShopPlace,
  listing: ListingPage | null,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search === null || listing === null || !isEmptyChoice(choice)) return;
    logSearch({ words: search, count: listing.total });
    const results = ref.current;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const id = link && productIdOf(link.pathname);
      const index = listing.products.findIndex((product) => product.id === id);
      if (index >= 0) logSearchClick({ words: search, rank: (page - 1) * pageSize + index + 1 });
    };
    // Before the router takes the click.
    results?.addEventListener("click", onClick, { capture: true });
    return () => results?.removeEventListener("click", onClick, { capture: true });
  }, [search, choice, page, listing]);
  return ref;
}
