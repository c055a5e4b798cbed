import type { Database } from "#app/db/client.server.ts";
import type { SuggestionsAnswer } from "#app/features/catalogue/search/suggestion.ts";
import { suggestFeatured, suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";

import { namedPages, namedPlaces } from "./named-places.ts";

/** What the search overlay offers for a text: products, collections and help pages; for no text, featured products. */
export async function suggest(db: Database, text: string): Promise<SuggestionsAnswer> {
  if (text.trim() === "") return suggestFeatured(db);
  const found = await suggestHits(db, text, namedPages(text).length === 0);
  return { ...found, ...namedPlaces(text, found.correctedTo) };
}
