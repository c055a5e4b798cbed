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
});
export type StockLevel = z.infer<typeof stockLevelSchema>;
