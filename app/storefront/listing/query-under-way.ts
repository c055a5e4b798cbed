import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

import { withoutLanguage } from "#app/shared/language/languages.ts";

import type { ListingPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";

/** What was asked for last, until it has come or was left: React shows a moment later that it loads, and more may be chosen before. */
let asked: URLSearchParams | null = null;

/** The query that a listing is at, or on its way to, and how to ask for another. */
export interface QueryUnderWay {
  /** On its first page: of the address that is loading, else of the place. */
  query: URLSearchParams;
  /** Lists what `change` makes of the query, adding to what was chosen a moment before. `replace` leaves no way back to the list before. */
  ask: (change: (query: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;
}

/** The query of the listing at `place`. */
export function useQueryUnderWay(place: ListingPlace): QueryUnderWay {
  const navigate = useNavigate();
  const { location: loading, state } = useNavigation();
  const { pathname, key } = useLocation();
  const isIdle = state === "idle";
  useEffect(() => {
    if (isIdle) asked = null;
  }, [isIdle, key]);
  // The router tells the one with its language, the other without.
  const isHere = loading !== undefined && withoutLanguage(loading.pathname) === pathname;
  const query = isHere ? new URLSearchParams(loading.search) : listingQuery(place);
  query.delete("page");
  return {
    query,
    ask: (change, { replace = false } = {}) => {
      asked = change(asked ?? query);
      void navigate(`?${asked}`, { replace, preventScrollReset: true });
    },
  };
}
