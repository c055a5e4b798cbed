import * as z from "zod/mini";

/** The most products in one call. */
export const maxStockIds = 200;

/** Ids of the products whose stock is read. */
export const stockQuerySchema = z.object({
  ids: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(maxStockIds)),
});

/** Units in stock of a product, summed over its variants. */
export const stockLevelSchema = z.object({ id: z.string(), quantity: z.number() });
export type StockLevel = z.infer<typeof stockLevelSchema>;
