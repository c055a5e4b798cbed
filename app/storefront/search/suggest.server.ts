import type { Database } from "#app/db/client.server.ts";
import type { SuggestionsAnswer } from "#app/features/catalogue/search/suggestion.ts";
import { suggestFeatured, suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";

import { maxCollections } from "./named-collections.ts";
import { namedPages, namedPlaces } from "./named-places.ts";
import { namedStaffCollections } from "./named-staff-collections.server.ts";

/** What the search overlay offers for a text: products, collections and help pages; for no text, featured products. */
export async function suggest(db: Database, text: string): Promise<SuggestionsAnswer> {
  if (text.trim() === "") return suggestFeatured(db);
  const [found, ofStaff] = await Promise.all([
    suggestHits(db, text, namedPages(text).length === 0),
    namedStaffCollections(db, text),
  ]);
  const { pages, collections } = namedPlaces(text, found.correctedTo);
  return { ...found, pages, collections: [...ofStaff, ...collections].slice(0, maxCollections) };
}
