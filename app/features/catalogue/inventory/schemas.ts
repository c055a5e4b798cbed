import * as z from "zod/mini";

import { currencies } from "#app/shared/currencies.ts";

/** The most products in one call. */
export const maxStockIds = 200;

/** Ids of the products whose stock is read. */
export const stockQuerySchema = z.object({
  ids: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(maxStockIds)),
});

/** Units in stock of a product, summed over its variants (10 stands for ten or more), and what it costs now, in kronor (dollars, euros). */
export const stockLevelSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  price: z.number(),
  currency: z.enum(currencies),
  /** What each variant costs, where they differ from one another or from their product: `price` is the lowest then. */
  prices: z.optional(z.array(z.object({ variantId: z.string(), price: z.number() }))),
});
export type StockLevel = z.infer<typeof stockLevelSchema>;
