import type { BuyableProduct } from "#app/features/catalogue/buyable-product.ts";
import { isAvailable, type Variant } from "#app/features/catalogue/product.ts";

import type { WishedChoice } from "./wishlist-item.ts";

/**
 * The variant a wish means, when it can be bought now: the one it names, else the one its color and size name, else the
 * only one there is. Null when nothing, or nothing that can be had, was chosen: then the shopper is asked.
 */
export function rememberedVariant(product: BuyableProduct, wish: WishedChoice): Variant | null {
  const variant = namedVariant(product, wish);
  return variant && isAvailable(product, variant) ? variant : null;
}

function namedVariant({ variants, colors, sizes }: BuyableProduct, wish: WishedChoice): Variant | undefined {
  const byId = wish.variant === null ? undefined : variants.find(({ id }) => id === wish.variant);
  if (byId) return byId;
  if (wish.color === null && wish.size === null) return variants.length === 1 ? variants[0] : undefined;
  const color = colors.find(({ id, name }) => id === wish.colorId || name === wish.color) ?? onlyOne(colors);
  const size = sizes.find(({ id, name }) => id === wish.sizeId || name === wish.size) ?? onlyOne(sizes);
  return variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
}

function onlyOne<T>(options: readonly T[]): T | undefined {
  return options.length === 1 ? options[0] : undefined;
}
