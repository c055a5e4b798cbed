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
  // A wish keeps the names of the page that it was made on.
  const isCalled = (option: { name: string; english?: string | undefined }, name: string | null) =>
    option.name === name || option.english === name;
  const color = colors.find((own) => own.id === wish.colorId || isCalled(own, wish.color)) ?? onlyOne(colors);
  const size = sizes.find((own) => own.id === wish.sizeId || isCalled(own, wish.size)) ?? onlyOne(sizes);
  return variants.find(({ colorId, sizeId }) => colorId === color?.id && sizeId === size?.id);
}

function onlyOne<T>(options: readonly T[]): T | undefined {
  return options.length === 1 ? options[0] : undefined;
}
