import { type SuggestionsAnswer, suggestionsAnswer } from "./suggestion.ts";

const timeoutMs = 5_000;

/** Loads what a search text finds; featured products for an empty text. Throws when the request fails or is aborted. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionsAnswer> {
  const query = text === "" ? "" : `?search=${encodeURIComponent(text)}`;
  const response = await fetch(`/search-suggestions${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return suggestionsAnswer(await response.json());
}
