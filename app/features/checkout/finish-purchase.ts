import { clearCart } from "#app/features/cart/cart-store.ts";
import { saveDiscount } from "#app/features/discounts/discount-store.ts";
import { rememberOrder } from "#app/features/discounts/first-order.ts";
import { saveConfirmation } from "#app/features/orders/confirmation-store.ts";
import type { PlacedOrder } from "#app/features/orders/responses.ts";

import { saveCheckoutDraft } from "./draft-store.ts";
import { clearPurchaseKey } from "./purchase-key.ts";

/** Once an order is paid: stores its confirmation and deletes cart, discount, draft and purchase key. */
export function finishPurchase({ confirmation }: PlacedOrder): void {
  saveConfirmation(confirmation);
  rememberOrder();
  clearCart();
  saveDiscount(null);
  saveCheckoutDraft(null);
  clearPurchaseKey();
}
