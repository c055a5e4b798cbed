import * as z from "zod/mini";

/** Products that one call can ask for. */
export const maxStockIds = 200;

/** The products whose stock is asked for, by their ids. */
export const stockQuerySchema = z.object({
  ids: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(maxStockIds)),
});

/** Units left of a product, in all its colors and sizes together. */
export const stockLevelSchema = z.object({ id: z.string(), quantity: z.number() });
export type StockLevel = z.infer<typeof stockLevelSchema>;
