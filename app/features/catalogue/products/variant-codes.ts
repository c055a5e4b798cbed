/** What the trade knows a variant by; null for what staff did not enter. */
export interface VariantCodes {
  sku: string | null;
  gtin: string | null;
}

/** By the product that was read, then by variant id. */
const kept = new WeakMap<object, ReadonlyMap<string, VariantCodes>>();

/**
 * Keeps the codes of a product's variants beside it. They are not part of it, because a page's data is sent to every browser after the
 * page, and only what the server writes for search engines names them: 30 bytes a variant.
 */
export function keepCodes(product: object, variants: readonly (VariantCodes & { id: string })[]): void {
  kept.set(product, new Map(variants.map(({ id, sku, gtin }) => [id, { sku, gtin }])));
}

/** The codes of a variant, on the server; none for a product that was not read there. */
export function codesOf(product: object, variantId: string): VariantCodes {
  return kept.get(product)?.get(variantId) ?? { sku: null, gtin: null };
}
