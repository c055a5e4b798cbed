import * as z from "zod/mini";

import { callApi } from "#app/platform/browser/api-client.ts";
import { newId } from "#app/shared/ids.ts";

import { type AddressSuggestion, suggestionSchema } from "./address.ts";

const answerSchema = z.object({ data: z.array(suggestionSchema) });

let session: string | undefined;

/** The provider's session token for this page. Made on first use: a Worker has no random numbers at module level. */
function lookUpSession(): string {
  session ??= newId("adr");
  return session;
}

/** Loads the address suggestions for a text. Throws when the request fails or is aborted. */
export async function fetchAddresses(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  return (await callApi("/address/suggest", { query: text, session: lookUpSession() }, answerSchema, signal)).data;
}

/** A suggestion with all its parts; the suggestion itself when they cannot be loaded. Never throws. */
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
