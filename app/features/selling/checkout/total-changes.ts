import type { Totals } from "#app/features/selling/cart/totals.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { VatMode } from "#app/shared/states.ts";

import { checkoutErrors } from "./checkout-errors.texts.ts";

/** Whether the VAT of these totals was added to them or is part of them. A page opened long ago may have an outdated mode. */
export function vatModeOf({ subtotalOre, discountOre, shippingOre, taxOre, totalOre }: Totals): VatMode {
  return totalOre === subtotalOre - discountOre + shippingOre + taxOre ? "added" : "included";
}

/** A sentence for each difference between the totals shown and the server's; the new total comes last. */
export function totalChanges(seen: Totals, now: Totals, currency: Currency): string[] {
  const texts = checkoutErrors();
  const price = (ore: number) => formatPrice(ore, currency);
  const changes: string[] = [];
  if (now.subtotalOre !== seen.subtotalOre) changes.push(texts.subtotalNow(price(now.subtotalOre)));
  if (now.discountOre !== seen.discountOre)
    changes.push(now.discountOre === 0 ? texts.noDiscount : texts.discountNow(price(now.discountOre)));
  if (now.shippingOre !== seen.shippingOre)
    changes.push(now.shippingOre === 0 ? texts.freeShipping : texts.shippingNow(price(now.shippingOre)));
  if (now.taxOre !== seen.taxOre) changes.push(texts.vatNow(price(now.taxOre)));
  return [...changes, texts.totalNow(price(now.totalOre))];
}
