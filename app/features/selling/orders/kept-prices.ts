import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";

/** The prices that an offer keeps, by product, in öre. */
export function keptPrices(lines: readonly { productId: string; priceOre: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ productId, priceOre }) => [productId, priceOre]));
}

/** Products at the prices that were told; those of no such price at today's. */
export function atKeptPrices(
  products: ReadonlyMap<string, SellableProduct>,
  prices: Readonly<Record<string, number>>,
): Map<string, SellableProduct> {
  return new Map([...products].map(([id, product]) => [id, { ...product, priceOre: prices[id] ?? product.priceOre }]));
}
