import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "#app/platform/api-client.ts";
import { newId } from "#app/shared/ids.ts";

import { type AddressSuggestion, autocomplete, suggestionSchema } from "./address.ts";

const answerSchema = z.object({ data: z.array(suggestionSchema) });

let session: string | undefined;

/** Ties this page's look-ups together for the provider. Made on first use: a Worker may not draw random numbers earlier. */
function lookUpSession(): string {
  session ??= newId("adr");
  return session;
}

/** The suggestions for a text, a pause after it was typed. A look-up that fails suggests nothing: one can always type. */
export function useSuggestions(text: string): AddressSuggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: AddressSuggestion[] }>({ text: "", suggestions: [] });
  useEffect(() => {
    if (text.trim().length < autocomplete.minLetters) return;
    let outdated = false;
    const timer = setTimeout(() => {
      callApi("/address/suggest", { query: text, session: lookUpSession() }, answerSchema)
        .then(({ data }) => (outdated ? undefined : setFound({ text, suggestions: data })))
        .catch(() => undefined);
    }, autocomplete.debounceMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text]);
  return text.trim().length >= autocomplete.minLetters && found.text !== "" ? found.suggestions : [];
}

/** A suggestion with all its parts; itself when they cannot be had. */
export async function completeAddress(suggestion: AddressSuggestion): Promise<AddressSuggestion> {
  if (suggestion.street !== "") return suggestion;
  try {
    const { data } = await callApi(
      "/address/details",
      { placeId: suggestion.placeId, session: lookUpSession() },
      answerSchema,
    );
    return data[0] ?? suggestion;
  } catch {
    return { ...suggestion, street: suggestion.fullAddress };
  }
}
