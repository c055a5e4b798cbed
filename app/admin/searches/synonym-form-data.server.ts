import type { Database } from "#app/db/client.server.ts";
import { previewSynonyms } from "#app/features/catalogue/search/preview-synonyms.server.ts";
import { maxWords, groupWords } from "#app/features/catalogue/search/synonym-input.ts";

import type { SynonymFormData } from "./synonym-form.tsx";

/** The form of a group: with the words that the address asks about, or else with those that are saved. */
export async function synonymFormData(
  db: Database,
  { id, saved }: { id: string; saved: readonly string[] | null },
  asked: string | null,
): Promise<SynonymFormData> {
  const words = asked?.slice(0, 500) ?? saved?.join("\n") ?? "";
  return { id, saved, words, preview: await previewSynonyms(db, { id, words: groupWords(words).slice(0, maxWords) }) };
}
