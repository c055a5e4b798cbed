import { z } from "zod/mini";

import type { Product, ProductColor, ProductSize } from "#app/features/catalogue/product.ts";
import { parseStoredList } from "#app/platform/stored-list.ts";
import { formatPrice } from "#app/shared/money.ts";
import { currencies } from "#app/shared/states.ts";

const optionalText = z.catch(z.nullable(z.string()), null);

/**
 * A wishlist item as stored in the browser under the key `wishlist` (R6). `price` is a text with currency. Color, size
 * and variant are those chosen when it was saved; null when none were. Older entries have no choice and no real source
 * (all have 'test'): both count as unknown.
 */
const wishlistItemSchema = z.object({
  id: z.string(),
  name: z._default(z.string(), ""),
  price: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  image: z._default(z.string(), ""),
  currency: z.catch(z.enum(currencies), "SEK"),
  category: z._default(z.string(), ""),
  size: optionalText,
  color: optionalText,
  variant: optionalText,
  sizeId: optionalText,
  colorId: optionalText,
  source: z.pipe(
    z.catch(z.string(), "local"),
    z.transform((source) => (source === "test" || source === "" ? "local" : source)),
  ),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

/** Parses the stored wishlist. */
export function parseWishlist(text: string | null): WishlistItem[] {
  return parseStoredList(text, wishlistItemSchema);
}

/** The saved variant of a wishlist item: names to show, ids to buy by. */
export type WishedChoice = Pick<WishlistItem, "size" | "color" | "variant" | "sizeId" | "colorId">;

const noChoice: WishedChoice = { size: null, color: null, variant: null, sizeId: null, colorId: null };

type WishedProduct = Pick<Product, "id" | "name" | "priceOre" | "currency" | "category" | "source" | "pictures">;

/** The wishlist item of a product, with its chosen variant. */
export function wishOf(product: WishedProduct, choice: WishedChoice = noChoice): WishlistItem {
  const { id, name, currency, category, source, priceOre, pictures } = product;
  const picture = pictures.find(({ colorId }) => colorId !== null && colorId === choice.colorId) ?? pictures[0];
  const price = formatPrice(priceOre, currency);
  return { id, name, price, currency, category, source, image: picture?.url ?? "", ...choice };
}

/** A chosen color and size as a wishlist item saves them. */
export function wishedChoice(
  product: Pick<Product, "variants">,
  color: ProductColor | null,
  size: ProductSize | null,
): WishedChoice {
  const variant = product.variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
  return {
    size: size?.name ?? null,
    color: color?.name ?? null,
    variant: variant?.id ?? null,
    sizeId: size?.id ?? null,
    colorId: color?.id ?? null,
  };
}
