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
  image: z.string(),
  priceOre: z.number(),
  earlierPriceOre: z.nullable(z.number()),
  currency: z.enum(currencies),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
