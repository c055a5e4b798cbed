import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { callApi } from "#app/platform/browser/api-client.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
import { inKronor, toKronor } from "#app/shared/money.ts";
import { showToast } from "#app/ui/toast.ts";

import { discountTexts } from "./discount-box.texts.ts";
import { discountAnswer, type DiscountInfo, discountInfoInOre } from "./discount-info.ts";
import { saveDiscount } from "./discount-store.ts";

/** A line of the cart, as far as a discount looks at it. */
export interface CartItem {
  id: string;
  priceOre: number;
  quantity: number;
  currency: Currency;
}

/**
 * Asks for the best discount of the lines of a cart, which are all in one currency: of a code and the automatic ones, or
 * of those alone. Throws as `callApi` does.
 */
export async function applyCode(
  code: string | null,
  lines: readonly CartItem[],
  shippingMethod?: ShippingMethod,
  opens?: "cart",
): Promise<DiscountInfo> {
  const totalOre = lines.reduce((sum, { priceOre, quantity }) => sum + priceOre * quantity, 0);
  const call = {
    code,
    cartTotal: toKronor(totalOre),
    items: lines.map(({ id: productId, priceOre, quantity }) => inKronor({ productId, priceOre, quantity })),
    currency: lines[0]?.currency,
    shippingMethod,
    userId: userId(),
    opens,
  };
  return discountInfoInOre(await callApi("/discount/apply", call, discountAnswer));
}

/** Stores the valid discount of a code that was entered, and tells the shopper that it applies, or which other one does. */
export function takeDiscount(discount: DiscountInfo): void {
  saveDiscount(discount);
  // Where an automatic discount was kept, the code was not applied, and the description says why.
  const [texts, what] = [discountTexts(), discount.description || discountTexts().isValid];
  showToast("success", discount.title ? what : texts.applied(what));
}

let pageUserId: string | undefined;

/** This browser's unguessable id, created on first use (decisions.md); without storage, one for this page. */
function userId(): string {
  try {
    const known = localStorage.getItem("userId");
    if (known) return known;
    const made = newId("usr");
    localStorage.setItem("userId", made);
    return made;
  } catch {
    pageUserId ??= newId("usr");
    return pageUserId;
  }
}
