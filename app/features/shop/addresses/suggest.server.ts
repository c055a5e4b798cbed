import { logError } from "#app/platform/env/log-error.ts";

import { type AddressSuggestion, autocomplete } from "./address.ts";
import { placeDetails, predictPlaces } from "./google-places.server.ts";
import { matchingSamples, sampleById } from "./sample-addresses.ts";

/**
 * Address suggestions for a text. Without a key, an answer or a result the built-in addresses are used, silently
 * (decisions.md). `session` is the provider's session token. Never throws.
 */
export async function suggestAddresses(
  text: string,
  session: string,
  key: string | undefined,
): Promise<AddressSuggestion[]> {
  if (text.trim().length < autocomplete.minLetters) return [];
  if (!key) return matchingSamples(text);
  try {
    const predicted = await predictPlaces(text, session, key);
    return predicted.length > 0 ? predicted : matchingSamples(text);
  } catch (error) {
    logError("Addresses could not be looked up", error);
    return matchingSamples(text);
  }
}

/** The complete address of a suggestion; undefined when it cannot be loaded. Never throws. */
export async function addressDetails(
  placeId: string,
  session: string,
  key: string | undefined,
): Promise<AddressSuggestion | undefined> {
  const sample = sampleById(placeId);
  if (sample || !key) return sample;
  try {
    return await placeDetails(placeId, session, key);
  } catch (error) {
    logError("An address could not be looked up", error);
    return undefined;
  }
}
