import type { Prices } from "./bulk-price.ts";
import { isOffered, type Product } from "./product.ts";

/** A price as it is shown for several variants: the lowest, and `isFrom` when they differ. */
export interface PriceRange extends Prices {
  isFrom?: true;
}

/**
 * The price of some variants together; null for none. A price before stands beside it where each that costs the lowest is reduced, and then
 * the lowest of those: the only place that says so, for cards and pages.
 */
export function rangeOf(variants: readonly Prices[]): PriceRange | null {
  if (variants.length === 0) return null;
  const priceOre = Math.min(...variants.map((one) => one.priceOre));
  const cheapest = variants.filter((one) => one.priceOre === priceOre);
  const before = cheapest.map((one) => one.earlierPriceOre ?? 0);
  return {
    priceOre,
    earlierPriceOre: Math.min(...before) || null,
    ...(cheapest.length < variants.length ? { isFrom: true } : {}),
  };
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
