import { withoutOrdered } from "#app/features/cart/cart-line.ts";
import { clearCart, readCart, replaceCart } from "#app/features/cart/cart-store.ts";
import { saveDiscount } from "#app/features/discounts/discount-store.ts";
import { rememberOrder } from "#app/features/discounts/first-order.ts";
import { saveConfirmation } from "#app/features/orders/confirmation-store.ts";
import type { PlacedOrder } from "#app/features/orders/responses.ts";

import { saveCheckoutDraft } from "./draft-store.ts";
import { forgetPaymentUnderWay, paymentUnderWay } from "./payment-under-way.ts";
import { clearPurchaseKey } from "./purchase-key.ts";

/**
 * Once an order is paid: stores its confirmation, takes what was ordered out of the cart, and deletes discount, draft and purchase key.
 * What another tab has added or begun since stays. `order` is null in a tab that did not place it, which knows no contents and clears the
 * cart; `paymentId` is null where the order was found paid already.
 */
export function finishPurchase(order: PlacedOrder | null, paymentId: string | null): void {
  if (order) saveConfirmation(order.confirmation);
  rememberOrder();
  const left = order ? withoutOrdered(readCart(), order.confirmation.items) : [];
  if (left.length > 0) replaceCart(left);
  else clearCart();
  saveDiscount(null);
  saveCheckoutDraft(null);
  clearPurchaseKey(paymentId ?? undefined);
  forgetPaymentUnderWay(paymentId ?? paymentUnderWay());
}
