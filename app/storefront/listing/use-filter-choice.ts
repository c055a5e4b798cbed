import { useLayoutEffect, useState } from "react";
import { useNavigation } from "react-router";

import type { FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";

import { refilteredQuery } from "./filter-address.ts";
import type { ListingPlace } from "./listing-place.ts";
import { useQueryUnderWay } from "./query-under-way.ts";

/** What is chosen, ahead of the list while it loads, and how to choose otherwise. */
export interface FilterControl {
  choice: FilterChoice;
  /** The address that lists what `next` chooses. */
  addressOf: (next: FilterChoice) => string;
  /** Lists what `next` chooses, where the shopper is on the page. `replace` leaves no way back to the list before. */
  choose: (next: FilterChoice, options?: { replace?: boolean }) => void;
  /** Whether the list is still the one before. */
  pending: boolean;
}

/** The filters of the listing at `place`. */
export function useFilterChoice(place: ListingPlace): FilterControl {
  const { query, ask } = useQueryUnderWay(place);
  const idle = useNavigation().state === "idle";
  const [choice, setChoice] = useState(place.choice);
  // Before it is painted: nothing is shown as chosen that the list of another address does not have.
  useLayoutEffect(() => {
    // Once nothing is on its way any more, the address is right: it has come, or was left, or the shopper went back.
    if (idle) setChoice(place.choice);
  }, [idle, place.choice]);
  return {
    choice,
    addressOf: (next) => `?${refilteredQuery(query, next)}`,
    pending: !idle,
    choose: (next, options) => {
      setChoice(next);
      ask((now) => refilteredQuery(now, next), options);
    },
  };
}
