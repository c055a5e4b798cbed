import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";

/** The prices that an offer keeps, by variant, in öre. */
export function keptPrices(lines: readonly { variantId: string; priceOre: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ variantId, priceOre }) => [variantId, priceOre]));
}

/** Products with their variants at the prices that were told; those of no such price at today's. */
export function atKeptPrices(
  products: ReadonlyMap<string, SellableProduct>,
  prices: Readonly<Record<string, number>>,
): Map<string, SellableProduct> {
  const kept = (variants: SellableProduct["variants"]) =>
    variants.map((variant) => ({ ...variant, priceOre: prices[variant.id] ?? variant.priceOre }));
  return new Map([...products].map(([id, product]) => [id, { ...product, variants: kept(product.variants) }]));
}
