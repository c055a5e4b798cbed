import type { BulkFields } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { HeldPrice } from "#app/features/catalogue/products/bulk-price.ts";

/** A campaign as the audit log names it. */
export function subjectOf({ id, name }: { id: string; name: string }) {
  return { type: "campaign", id, name };
}

/** The prices of products as the audit log keeps them, in öre. */
export function pricesOf<P extends { id: string }>(products: readonly P[], pick: (product: P) => BulkFields) {
  const entries = products.map((product) => {
    const { priceOre, earlierPriceOre, variantPrices } = pick(product);
    return [product.id, { priceOre, earlierPriceOre, ...(variantPrices && { variantPrices }) }] as const;
  });
  return { products: Object.fromEntries(entries) };
}

/** What a campaign makes of variants with a price of their own. */
export function heldVariants(
  before: BulkFields["variantPrices"] = {},
  after: BulkFields["variantPrices"] = {},
): Record<string, HeldPrice> {
  const held = Object.entries(before).map(([key, was]) => {
    const priceOre = after[key]?.priceOre ?? was.priceOre;
    return [key, { priceOre, beforeOre: was.priceOre, earlierBeforeOre: was.earlierPriceOre }] as const;
  });
  return Object.fromEntries(held);
}

/** Whether a batch was rolled back because somebody else was there first. */
export function isRefused(constraint: string | null | undefined): boolean {
  return constraint === "batch_guards_refuse" || (constraint ?? "").startsWith("campaign_products.");
}
