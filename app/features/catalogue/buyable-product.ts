import * as z from "zod/mini";

import { currencies } from "#app/shared/states.ts";

const option = { id: z.string(), name: z.string(), available: z.boolean() };

/** What is needed to add a product to the cart: its price in öre, its options, and the stock of each variant. */
export const buyableProductSchema = z.object({
  id: z.string(),
  originalId: z.nullable(z.string()),
  name: z.string(),
  category: z.string(),
  priceOre: z.number(),
  currency: z.enum(currencies),
  source: z.string(),
  colors: z.array(z.object({ ...option, hex: z.string() })),
  sizes: z.array(z.object({ ...option, description: z.string() })),
  variants: z.array(z.object({ id: z.string(), colorId: z.string(), sizeId: z.string(), quantity: z.number() })),
  pictures: z.array(z.object({ url: z.string(), alt: z.string(), colorId: z.nullable(z.string()) })),
});
export type BuyableProduct = z.infer<typeof buyableProductSchema>;

const timeoutMs = 5_000;

/** A product as it can be bought now; null when it is no longer sold. Throws when the shop cannot be reached. */
export async function fetchBuyableProduct(id: string): Promise<BuyableProduct | null> {
  const response = await fetch(`/buyable-product/${encodeURIComponent(id)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The product answered ${response.status}`);
  return buyableProductSchema.parse(await response.json());
}
