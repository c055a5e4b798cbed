import * as z from "zod/mini";

import { currencies } from "#app/shared/states.ts";

/** How many products the search overlay shows (S18). */
export const suggestionCount = 8;

/** What the search overlay shows of a product. Prices in öre. */
export const suggestionSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  source: z.string(),
  /** The color that its picture and link are in; absent where no color was asked for. */
  colorId: z.optional(z.string()),
  image: z.string(),
  priceOre: z.number(),
  earlierPriceOre: z.nullable(z.number()),
  currency: z.enum(currencies),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** What `/search-suggestions` answers. */
export const suggestionsSchema = z.object({
  /** The best matches; before anything is typed, featured products. */
  products: z.array(suggestionSchema),
  /** How many products the words find in all; absent before anything is typed. */
  total: z.optional(z.number()),
  /** Collections and their parts that the words name. */
  collections: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Help pages that the words name. */
  pages: z.array(z.object({ title: z.string(), path: z.string() })),
  /** What was probably meant, to offer as a search; null when the text is understood. */
  didYouMean: z.nullable(z.string()),
  /** What the products were found by when nothing was found as typed; null otherwise. */
  correctedTo: z.nullable(z.string()),
  /** Beginnings of words to mark in names, folded as `normalizeSearch` does. */
  marks: z.array(z.string()),
});
export type SuggestionsAnswer = z.infer<typeof suggestionsSchema>;
