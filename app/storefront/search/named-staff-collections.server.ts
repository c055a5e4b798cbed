import type { Database } from "#app/db/client.server.ts";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import { collectionTitlesStatement } from "#app/features/catalogue/collections/read-collections.server.ts";
import { findPlaces } from "#app/features/catalogue/search/find-places.ts";
import { withoutLimit } from "#app/features/catalogue/search/price-limit.ts";
import type { SuggestionsAnswer } from "#app/features/catalogue/search/suggestion.ts";

/** The collections of staff whose title, in the current language or in English, a search names: all of it, or from one of its words on. */
export async function namedStaffCollections(db: Database, text: string): Promise<SuggestionsAnswer["collections"]> {
  const collections = await collectionTitlesStatement(db);
  const places = collections.map(({ slug, title, english }) => ({
    name: title,
    path: collectionPath(slug),
    words: [...new Set([title, english].flatMap(endingsOf))].join(","),
  }));
  return findPlaces(withoutLimit(text), places).map(({ name, path }) => ({ name, path }));
}

/** `First run` and `run` of 'First run'. A comma in a title would divide it. */
function endingsOf(title: string): string[] {
  const words = title
    .replaceAll(",", " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.map((_, at) => words.slice(at).join(" "));
}
