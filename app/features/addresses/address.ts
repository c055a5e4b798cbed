import * as z from "zod/mini";

/** The fewest letters that are looked up, the most suggestions shown, and the pause before looking (section 9). */
export const autocomplete = { minLetters: 2, maxSuggestions: 10, debounceMs: 300 } as const;

/**
 * An address that may be meant (specification, section 3). `street` is empty while only its text is known: then
 * `placeId` leads to the details.
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
