import * as z from "zod/mini";

/** Address autocomplete (S12): minimum letters, maximum suggestions, debounce in milliseconds. */
export const autocomplete = { minLetters: 2, maxSuggestions: 10, debounceMs: 300 } as const;

/**
 * A suggested address. `street` is empty while only its text is known: then `placeId` leads to the details.
 */
export const suggestionSchema = z.object({
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  fullAddress: z.string(),
  placeId: z.string(),
});
export type AddressSuggestion = z.infer<typeof suggestionSchema>;
