import * as z from "zod/mini";

import { type Suggestion, suggestionSchema } from "./suggestion.ts";

const timeoutMs = 5_000;
const answerSchema = z.object({ products: z.array(suggestionSchema) });

/** Loads the products for a search text; featured ones for an empty text. Throws when the request fails or is aborted. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = text === "" ? "" : `?search=${encodeURIComponent(text)}`;
  const response = await fetch(`/search-suggestions${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return answerSchema.parse(await response.json()).products;
}
