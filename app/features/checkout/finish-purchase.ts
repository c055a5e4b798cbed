import { clearCart } from "#app/features/cart/cart-store.ts";
import { saveDiscount } from "#app/features/discounts/discount-store.ts";
import { rememberOrder } from "#app/features/discounts/first-order.ts";
import { saveConfirmation } from "#app/features/orders/confirmation-store.ts";
import type { PlacedOrder } from "#app/features/orders/responses.ts";

import { saveCheckoutDraft } from "./draft-store.ts";
import { forgetPaymentUnderWay, paymentUnderWay } from "./payment-under-way.ts";
import { clearPurchaseKey } from "./purchase-key.ts";

/**
 * Once an order is paid: stores its confirmation and deletes cart, discount, draft and purchase key. `order` is null in a tab that did
 * not place it, which knows no confirmation.
 */
export function finishPurchase(order: PlacedOrder | null): void {
  if (order) saveConfirmation(order.confirmation);
  rememberOrder();
  clearCart();
  saveDiscount(null);
  saveCheckoutDraft(null);
  clearPurchaseKey();
  forgetPaymentUnderWay(paymentUnderWay());
}
