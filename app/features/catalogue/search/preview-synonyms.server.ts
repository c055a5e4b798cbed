import type { Database } from "#app/db/client.server.ts";

import { searchHits, type TrialGroup } from "./search-hits.server.ts";

/** What the words of a group find: each as it is now, and all of them together. */
export interface SynonymPreview {
  words: { word: string; found: number }[];
  together: number;
}

/** Searches for each word of a group that may not be saved yet: as it is now, and with the group. */
export async function previewSynonyms(db: Database, group: TrialGroup): Promise<SynonymPreview> {
  const trial = group.words.length < 2 ? undefined : group;
  const searched = group.words.map(async (word) => {
    const [now, tried] = await Promise.all([searchHits(db, word), searchHits(db, word, { trial })]);
    return { word, found: now.entries.length, tried: tried.entries };
  });
  const hits = await Promise.all(searched);
  return {
    words: hits.map(({ word, found }) => ({ word, found })),
    together: new Set(hits.flatMap(({ tried }) => tried)).size,
  };
}
