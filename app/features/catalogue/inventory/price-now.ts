import type { StockLevel } from "./schemas.ts";

/** What a variant of a product costs now, in kronor (dollars, euros): the product's lowest price where it is not known which. */
export function priceNow({ price, prices }: StockLevel, variantId: string | null): number {
  return prices?.find((one) => one.variantId === variantId)?.price ?? price;
}
