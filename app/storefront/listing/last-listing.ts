import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";

import { unfilteredQuery } from "./filter-address.ts";
import { choiceOfForm } from "./form-choice.ts";
import type { ListingPlace } from "./listing-place.ts";
import type { ListingPage } from "./read-listing.server.ts";

/** A listing as it was shown. */
interface ShownListing {
  place: ListingPlace;
  listing: ListingPage;
}

/** The last one that came to this tab, and where, whatever its filters. */
let last: (ShownListing & { at: string }) | null = null;

const placeAt = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname}?${unfilteredQuery(search).toString()}`;

/** What was last shown of the listing at this address, with the filters that were asked for since; null when it was none of it. */
export function useLastListing(): ShownListing | null {
  const location = useLocation();
  return useMemo(() => {
    if (last === null || last.at !== placeAt(location)) return null;
    const asked = new FormData();
    for (const [name, value] of new URLSearchParams(location.search)) asked.append(name, value);
    const { entry: _, ...place } = last.place;
    return { place: { ...place, page: 1, choice: choiceOfForm(asked, null) }, listing: last.listing };
  }, [location]);
}

/** What to show of a listing: the one that came; else, when only its filters are others, the last one, which is from before. */
export function useShownListing(place: ListingPlace, loaded: ListingPage | null) {
  const location = useLocation();
  const before = useLastListing();
  useEffect(() => {
    if (loaded) last = { at: placeAt(location), place, listing: loaded };
  }, [location, place, loaded]);
  return { listing: loaded ?? before?.listing ?? null, isFromBefore: loaded === null && before !== null };
}
