import * as z from "zod/mini";

import { callApi } from "#app/platform/api-client.ts";
import { newId } from "#app/shared/ids.ts";

import { type AddressSuggestion, suggestionSchema } from "./address.ts";

const answerSchema = z.object({ data: z.array(suggestionSchema) });

let session: string | undefined;

/** Ties this page's look-ups together for the provider. Made on first use: a Worker may not draw random numbers earlier. */
function lookUpSession(): string {
  session ??= newId("adr");
  return session;
}

/** The addresses a text may mean. Throws when the shop cannot be asked. */
export async function fetchAddresses(text: string, signal: AbortSignal): Promise<AddressSuggestion[]> {
  return (await callApi("/address/suggest", { query: text, session: lookUpSession() }, answerSchema, signal)).data;
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
