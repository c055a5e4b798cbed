import type { Prices } from "./bulk-price.ts";
import { isOffered, type Product } from "./product.ts";

/** A price as it is shown for several variants: the lowest, and `isFrom` when they differ. */
export interface PriceRange extends Prices {
  isFrom?: true;
}

/** The price of some variants together; null for none. */
export function rangeOf(variants: readonly Prices[]): PriceRange | null {
  const [first, ...others] = variants;
  if (!first) return null;
  const lowest = others.reduce((least, one) => (one.priceOre < least.priceOre ? one : least), first);
  const { priceOre, earlierPriceOre } = lowest;
  const differ = variants.some((one) => one.priceOre !== priceOre);
  return { priceOre, earlierPriceOre, ...(differ ? { isFrom: true } : {}) };
}

/** What is shown as the price of a product when a color, a size or both are chosen: that of the variants it may still become. */
export function chosenPrice(
  product: PriceRange & Pick<Product, "colors" | "sizes" | "variants">,
  colorId: string | null,
  sizeId: string | null,
): PriceRange {
  const fits = product.variants.filter(
    (variant) =>
      (colorId ?? variant.colorId) === variant.colorId &&
      (sizeId ?? variant.sizeId) === variant.sizeId &&
      isOffered(product, variant),
  );
  return rangeOf(fits) ?? product;
}
