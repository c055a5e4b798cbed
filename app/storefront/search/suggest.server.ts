import type { Database } from "#app/db/client.server.ts";
import { findPlaces } from "#app/features/search/find-places.ts";
import type { SuggestionsAnswer } from "#app/features/search/suggestion.ts";
import { suggestFeatured, suggestHits } from "#app/features/search/suggestions.server.ts";

import { helpPages } from "./help-pages.ts";
import { namedCollections } from "./named-collections.ts";

/** The most help pages that are offered for one search. */
const maxPages = 3;

/** What the search overlay offers for a text: products, collections and help pages; for no text, featured products. Throws when D1 fails. */
export async function suggest(db: Database, text: string): Promise<SuggestionsAnswer> {
  if (text.trim() === "") return suggestFeatured(db);
  const found = await suggestHits(db, text);
  const pages = findPlaces(text, helpPages).slice(0, maxPages);
  return {
    ...found,
    collections: namedCollections(found.correctedTo ?? text),
    pages: pages.map(({ title, path }) => ({ title, path })),
  };
}
