import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { isAvailable, type Variant } from "#app/features/catalogue/products/product.ts";

import type { WishedChoice } from "./wishlist-item.ts";

/**
 * The variant of a wishlist item if it is available now: by its id, else by its color and size, else the product's only
 * one. Null when none was chosen or the chosen one is unavailable: then the shopper chooses.
 */
export function rememberedVariant(product: BuyableProduct, wish: WishedChoice): Variant | null {
  const variant = namedVariant(product, wish);
  return variant && isAvailable(product, variant) ? variant : null;
}

function namedVariant({ variants, colors, sizes }: BuyableProduct, wish: WishedChoice): Variant | undefined {
  const byId = wish.variant === null ? undefined : variants.find(({ id }) => id === wish.variant);
  if (byId) return byId;
  if (wish.color === null && wish.size === null) return variants.length === 1 ? variants[0] : undefined;
  const color =
    colors.find(({ id, name, english = name }) => id === wish.colorId || english === wish.color) ?? onlyOne(colors);
  const size = sizes.find(({ id, name }) => id === wish.sizeId || name === wish.size) ?? onlyOne(sizes);
  return variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
}

function onlyOne<T>(options: readonly T[]): T | undefined {
  return options.length === 1 ? options[0] : undefined;
}
