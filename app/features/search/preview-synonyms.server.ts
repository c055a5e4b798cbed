import type { Database } from "#app/db/client.server.ts";

import { searchHits } from "./search-hits.server.ts";

/** What the words of a group find: each as it is now, and all of them together. */
export interface SynonymPreview {
  words: { word: string; found: number }[];
  together: number;
}

/** Searches for each word of a group that may not be saved yet. Throws when D1 fails. */
export async function previewSynonyms(db: Database, words: readonly string[]): Promise<SynonymPreview> {
  const hits = await Promise.all(words.map(async (word) => ({ word, ids: (await searchHits(db, word)).ids })));
  return {
    words: hits.map(({ word, ids }) => ({ word, found: ids.length })),
    together: new Set(hits.flatMap(({ ids }) => ids)).size,
  };
}
