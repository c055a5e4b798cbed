import type { Totals } from "#app/features/cart/totals.ts";
import { formatPrice, toOre } from "#app/shared/money.ts";
import type { VatMode } from "#app/shared/states.ts";

import type { ShopTotals } from "./submit-order.ts";

/** The shop's own count in öre. */
export function totalsOf({ subtotal, discount, shipping, tax, total }: ShopTotals): Totals {
  return {
    subtotalOre: toOre(subtotal),
    discountOre: toOre(discount),
    shippingOre: toOre(shipping),
    taxOre: toOre(tax),
    totalOre: toOre(total),
  };
}

/** Whether the VAT of these totals was added to them or is part of them. A page kept for long may not know. */
export function vatModeOf({ subtotalOre, discountOre, shippingOre, taxOre, totalOre }: Totals): VatMode {
  return totalOre === subtotalOre - discountOre + shippingOre + taxOre ? "added" : "included";
}

/** In words, what differs between the totals a shopper saw and the shop's own; the new total stands last. */
export function totalChanges(seen: Totals, now: Totals): string[] {
  const changes: string[] = [];
  if (now.subtotalOre !== seen.subtotalOre) changes.push(`Your subtotal is now ${formatPrice(now.subtotalOre)}`);
  if (now.discountOre !== seen.discountOre)
    changes.push(
      now.discountOre === 0
        ? "Your discount no longer applies"
        : `Your discount is now ${formatPrice(now.discountOre)}`,
    );
  if (now.shippingOre !== seen.shippingOre)
    changes.push(now.shippingOre === 0 ? "Shipping is now free" : `Shipping is now ${formatPrice(now.shippingOre)}`);
  if (now.taxOre !== seen.taxOre) changes.push(`VAT is now ${formatPrice(now.taxOre)}`);
  return [...changes, `Your total is now ${formatPrice(now.totalOre)}`];
}
