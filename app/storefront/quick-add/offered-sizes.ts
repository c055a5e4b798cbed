import type { BuyableProduct } from "#app/features/catalogue/products/buyable-product.ts";
import { isAvailable, lowStockThreshold, type Variant } from "#app/features/catalogue/products/product.ts";
import { partValues, valueOf } from "#app/features/catalogue/products/size-parts.ts";
import { lowStockText } from "#app/features/catalogue/products/variant-stock.ts";

import { quickAddSizesTexts } from "./quick-add-sizes.texts.ts";

/** A size of one color, or a value of the third option in that size. */
export interface OfferedSize {
  id: string;
  name: string;
  /** What can be bought of it; null when it is sold out in this color, or a third option is still to be chosen. */
  variant: Variant | null;
  /** The values of the third option in this size, where there is more than one to choose from; else empty. */
  thirds: OfferedSize[];
  soldOut: boolean;
  /** Units left when they are few; null when there are more, or none. */
  left: number | null;
  /** What its button is called: `M`, `M, Only 2 left!`, `M, out of stock`. */
  label: string;
}

/**
 * The sizes of a product in a color, in their order, with what is left of each; of its first color when it has not the one named.
 * A third option is asked for after the size; a product of one size has its values instead.
 */
export function offeredSizes(product: BuyableProduct, colorId: string | null) {
  const color = product.colors.find(({ id }) => id === colorId) ?? product.colors[0];
  const offered = ({ id }: { id: string }, name: string): OfferedSize => {
    const variant =
      product.variants.find((one) => one.colorId === color?.id && one.sizeId === id && isAvailable(product, one)) ??
      null;
    const left = variant && variant.quantity <= lowStockThreshold ? variant.quantity : null;
    return { id, name, variant, thirds: [], ...told(name, variant === null, left) };
  };
  if (partValues(product.sizes, "thirdValue").length < 2)
    return { color, sizes: product.sizes.map((size) => offered(size, size.name)) };
  const sizes = [...Map.groupBy(product.sizes, valueOf)].map(([name, ofSize]): OfferedSize => {
    const thirds = ofSize.map((size) => offered(size, size.thirdValue ?? size.name));
    const soldOut = thirds.every((third) => third.soldOut);
    return { id: ofSize[0]?.id ?? name, name, variant: null, thirds, ...told(name, soldOut, null) };
  });
  return { color, sizes: sizes.length === 1 ? sizes.flatMap(({ thirds }) => thirds) : sizes };
}

function told(name: string, soldOut: boolean, left: number | null): Pick<OfferedSize, "soldOut" | "left" | "label"> {
  const state = soldOut ? [quickAddSizesTexts().outOfStock] : left === null ? [] : [lowStockText(left)];
  return { soldOut, left, label: [name, ...state].join(", ") };
}
