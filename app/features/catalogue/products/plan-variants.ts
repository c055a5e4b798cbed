import { newId } from "#app/shared/ids.ts";

import type { ProductInput } from "./product-input.ts";
import type { StaffVariant } from "./staff-product.server.ts";
import { variantKey } from "./variant-key.ts";
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
