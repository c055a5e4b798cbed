import { newId } from "#app/shared/ids.ts";

import type { ProductInput } from "./product-input.ts";
import type { StaffProduct, StaffVariant } from "./staff-product.server.ts";
import { noDetails } from "./variant-details.ts";
import { variantKey } from "./variant-key.ts";
import type { VariantPricing } from "./variant-prices.ts";
import type { UnitChange } from "./write-product.server.ts";

/** What saving a product does to its variants. */
export interface VariantPlan {
  added: { id: string; colorId: string; sizeId: string }[];
  /** Ids of variants that no order has. */
  deleted: string[];
  changes: UnitChange[];
}

/**
 * What has to happen for a product to have the wanted variants. Quantities are differences to what the editor saw, so that
 * units sold meanwhile stay sold. A variant that an order has is emptied instead of deleted.
 */
export function planVariants(current: readonly StaffVariant[], wanted: ProductInput["variants"]): VariantPlan {
  const existing = new Map(current.map((variant) => [variantKey(variant), variant]));
  const kept = new Set(wanted.map(variantKey));
  const plan: VariantPlan = { added: [], deleted: [], changes: [] };
  for (const { colorId, sizeId, quantity, loadedQuantity } of wanted) {
    const known = existing.get(variantKey({ colorId, sizeId }));
    const id = known?.id ?? newId("var");
    if (!known) plan.added.push({ id, colorId, sizeId });
    const delta = known ? quantity - (loadedQuantity ?? known.quantity) : quantity;
    if (delta !== 0) plan.changes.push({ variantId: id, delta });
  }
  for (const variant of current) {
    if (kept.has(variantKey(variant))) continue;
    if (!variant.ordered) plan.deleted.push(variant.id);
    if (variant.quantity > 0) plan.changes.push({ variantId: variant.id, delta: -variant.quantity });
  }
  return plan;
}

/** How a product's variants are priced once its wanted fields are saved, upon how those that had a price of their own were before. */
export function pricingsAfter(
  { variants, variantDetails }: Pick<ProductInput, "variants" | "variantDetails">,
  before: Pick<StaffProduct, "variants" | "pricings">,
  now: Date,
): { pricings: VariantPricing[]; sharesPrice: boolean } {
  const known = new Map(before.pricings.map((pricing) => [pricing.key, pricing]));
  const sinceOf = new Map(before.variants.map((variant) => [variantKey(variant), variant.since]));
  const pricings = variants.flatMap((variant): VariantPricing[] => {
    const key = variantKey(variant);
    const { priceOre, earlierPriceOre } = variantDetails[key] ?? noDetails;
    const was = known.get(key);
    if (!was && priceOre === null) return [];
    // One that is priced for the first time had its product's prices until now; one that is new had none.
    const since = sinceOf.has(key) ? (sinceOf.get(key) ?? null) : now.toISOString();
    return [{ key, priceOre, earlierPriceOre, since, prices: was?.prices ?? [] }];
  });
  return { pricings, sharesPrice: pricings.length < Math.max(1, variants.length) };
}
