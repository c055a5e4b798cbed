import { z } from "zod/mini";

import { parseStoredList } from "#app/platform/stored-list.ts";

/** One wish as the browser keeps it under the key `wishlist` (specification, section 3). `price` is a text with currency. */
const wishlistItemSchema = z.object({
  id: z.string(),
  name: z._default(z.string(), ""),
  price: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  image: z._default(z.string(), ""),
  currency: z._default(z.string(), "SEK"),
  category: z._default(z.string(), ""),
  size: z._default(z.nullable(z.string()), null),
  color: z._default(z.nullable(z.string()), null),
  variant: z._default(z.nullable(z.string()), null),
});
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

/** The wishes of a stored text. */
export function parseWishlist(text: string | null): WishlistItem[] {
  return parseStoredList(text, wishlistItemSchema);
}
