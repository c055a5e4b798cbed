import type { FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";

import { type ChosenFilter, chosenFilters } from "./chosen-filters.ts";
import type { ListingPage } from "./read-listing.server.ts";

/** Something chosen that leads to products again when it is taken away, and to how many. */
export type WayOut = ChosenFilter & { leaves: number };

/** What to take away of a choice that leaves nothing; empty where something is listed. */
export function waysOut(choice: FilterChoice, { counts, leaves }: ListingPage): WayOut[] {
  return chosenFilters(choice, counts)
    .map((one, index) => ({ ...one, leaves: leaves[index] ?? 0 }))
    .filter((way) => way.leaves > 0);
}
