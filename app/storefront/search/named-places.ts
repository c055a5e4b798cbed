import { findPlaces } from "#app/features/catalogue/search/find-places.ts";
import { withoutLimit } from "#app/features/catalogue/search/price-limit.ts";
import type { SuggestionsAnswer } from "#app/features/catalogue/search/suggestion.ts";

import { helpPages } from "./help-pages.ts";
import { namedCollections } from "./named-collections.ts";

/** The most help pages that are offered for one search. */
const maxPages = 3;

/** Parts of the shop that a search names beside its products. */
export type NamedPlaces = Pick<SuggestionsAnswer, "collections" | "pages">;

/** The help pages that a search names. */
export function namedPages(text: string): NamedPlaces["pages"] {
  const pages = findPlaces(withoutLimit(text), helpPages()).slice(0, maxPages);
  return pages.map(({ title, path }) => ({ title, path }));
}

/** The help pages that a text names, and the collections that it, or what was searched for instead, names. */
export function namedPlaces(text: string, correctedTo: string | null): NamedPlaces {
  return { pages: namedPages(text), collections: namedCollections(withoutLimit(correctedTo ?? text)) };
}
