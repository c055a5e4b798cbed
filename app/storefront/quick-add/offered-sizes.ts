import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { isAvailable, lowStockThreshold, type Variant } from "#app/features/catalogue/products/product.ts";
import { lowStockText } from "#app/features/catalogue/products/variant-stock.ts";

/** A size of one color. */
export interface OfferedSize {
  id: string;
  name: string;
  /** What can be bought of it; null when it is sold out in this color. */
  variant: Variant | null;
  /** Units left when they are few; null when there are more, or none. */
  left: number | null;
  /** What its button is called: `M`, `M, Only 2 left!`, `M, out of stock`. */
  label: string;
}

/** The sizes of a product in a color, in their order, with what is left of each; of its first color when it has not the one named. */
export function offeredSizes(product: BuyableProduct, colorId: string | null) {
  const color = product.colors.find(({ id }) => id === colorId) ?? product.colors[0];
  const sizes = product.sizes.map(({ id, name }): OfferedSize => {
    const variant =
      product.variants.find((one) => one.colorId === color?.id && one.sizeId === id && isAvailable(product, one)) ??
      null;
    const left = variant && variant.quantity <= lowStockThreshold ? variant.quantity : null;
    const state = variant ? (left === null ? [] : [lowStockText(left)]) : ["out of stock"];
    return { id, name, variant, left, label: [name, ...state].join(", ") };
  });
  return { color, sizes };
}
