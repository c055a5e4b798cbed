import { z } from "zod";

import { type AddressSuggestion, autocomplete } from "./address.ts";

const service = "https://places.googleapis.com/v1";
/** Milliseconds before the provider is given up and the built-in addresses are used. */
const timeoutMs = 2_000;

const predictionsSchema = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }) }))
    .default([]),
});

const detailsSchema = z.object({
  id: z.string(),
  formattedAddress: z.string().default(""),
  addressComponents: z.array(z.object({ longText: z.string(), types: z.array(z.string()) })).default([]),
});

/** Predictions of Google Places (New) in the four countries the shop delivers to. Throws when the call fails or times out. */
export async function predictPlaces(text: string, session: string, key: string): Promise<AddressSuggestion[]> {
  const response = await fetch(`${service}/places:autocomplete`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Goog-Api-Key": key },
    body: JSON.stringify({
      input: text,
      includedRegionCodes: ["se", "no", "dk", "fi"],
      sessionToken: session,
      languageCode: "en",
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Places answered ${response.status}`);
  const { suggestions } = predictionsSchema.parse(await response.json());
  return suggestions.slice(0, autocomplete.maxSuggestions).map(
    ({
      placePrediction: {
        placeId,
        text: { text: fullAddress },
      },
    }) => ({
      street: "",
      city: "",
      postalCode: "",
      country: "",
      fullAddress,
      placeId,
    }),
  );
}

/** The address of a predicted place. Throws when the call fails or times out. */
export async function placeDetails(placeId: string, session: string, key: string): Promise<AddressSuggestion> {
  const url = `${service}/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}&languageCode=en`;
  const response = await fetch(url, {
    headers: { "X-Goog-Api-Key": key, "X-Goog-FieldMask": "id,formattedAddress,addressComponents" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Places answered ${response.status}`);
  return toAddress(detailsSchema.parse(await response.json()));
}

/** Route and number make the street, locality (or level 2) the city (S12). */
export function toAddress(details: z.input<typeof detailsSchema>): AddressSuggestion {
  const { id, formattedAddress, addressComponents } = detailsSchema.parse(details);
  const part = (...types: string[]) =>
    types
      .map((type) => addressComponents.find((component) => component.types.includes(type))?.longText)
      .find(Boolean) ?? "";
  return {
    street: [part("route"), part("street_number")].filter(Boolean).join(" "),
    city: part("locality", "postal_town", "administrative_area_level_2"),
    postalCode: part("postal_code"),
    country: part("country"),
    fullAddress: formattedAddress,
    placeId: id,
  };
}
