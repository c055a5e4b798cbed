import type { Product, ProductColor, ProductSize, StockedVariant } from "#app/features/catalogue/products/product.ts";
import { parseStoredList } from "#app/platform/browser/stored-list.ts";
import { currencies } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { nullable, oneOf, optional, type Parsed, record, text, withFallback } from "#app/shared/parse.ts";

const optionalText = withFallback(nullable(text), null);

/**
 * A wishlist item as stored in the browser under the key `wishlist` (R6). `price` is a text with currency. Color, size
 * and variant are those chosen when it was saved; null when none were. Older entries have no choice and no real source
 * (all have 'test'): both count as unknown.
 */
const wishlistItem = record({
  id: text,
  name: optional(text, ""),
  price: (value) => (typeof value === "number" ? String(value) : text(value)),
  image: optional(text, ""),
  currency: withFallback(oneOf(currencies), "SEK"),
  category: optional(text, ""),
  size: optionalText,
  color: optionalText,
  variant: optionalText,
  sizeId: optionalText,
  colorId: optionalText,
  source: (value) => (typeof value !== "string" || value === "test" || value === "" ? "local" : value),
});
export type WishlistItem = Parsed<typeof wishlistItem>;

/** Parses the stored wishlist. */
export function parseWishlist(stored: string | null): WishlistItem[] {
  return parseStoredList(stored, wishlistItem);
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
  product: { variants: readonly StockedVariant[] },
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
