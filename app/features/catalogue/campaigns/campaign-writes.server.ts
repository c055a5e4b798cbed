import type { BulkFields } from "#app/features/catalogue/products/bulk-edit.server.ts";

/** A campaign as the audit log names it. */
export function subjectOf({ id, name }: { id: string; name: string }) {
  return { type: "campaign", id, name };
}

/** The prices of products as the audit log keeps them, in öre. */
export function pricesOf<P extends { id: string }>(products: readonly P[], pick: (product: P) => BulkFields) {
  const entries = products.map((product) => {
    const { priceOre, earlierPriceOre } = pick(product);
    return [product.id, { priceOre, earlierPriceOre }] as const;
  });
  return { products: Object.fromEntries(entries) };
}

/** Whether a batch was rolled back because somebody else was there first. */
export function isRefused(constraint: string | null | undefined): boolean {
  return constraint === "batch_guards_refuse" || (constraint ?? "").startsWith("campaign_products.");
}
