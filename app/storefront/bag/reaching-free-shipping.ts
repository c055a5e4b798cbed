import type { Currency } from "#app/shared/currencies.ts";

interface Priced {
  priceOre: number;
  currency: Currency;
}

/** A cart in one currency, in its hundredths. `freeFromOre`: the discounted total from which shipping is free. */
interface Cart {
  currency: Currency;
  subtotalOre: number;
  discountOre: number;
  freeFromOre: number;
}

/**
 * Those of some products that bring a cart to free shipping by themselves, the cheapest first; none where it has that already. A discount
 * counts as the share that it takes now.
 */
export function reachingFreeShipping<P extends Priced>(products: readonly P[], cart: Cart): P[] {
  const { currency, subtotalOre, discountOre, freeFromOre } = cart;
  if (subtotalOre === 0 || subtotalOre - discountOre >= freeFromOre) return [];
  const paidShare = 1 - discountOre / subtotalOre;
  return products
    .filter((one) => one.currency === currency && (subtotalOre + one.priceOre) * paidShare >= freeFromOre)
    .toSorted((one, other) => one.priceOre - other.priceOre);
}
