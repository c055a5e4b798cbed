import { clearCart, readCart, replaceCart } from "#app/features/selling/cart/cart-store.ts";
import { withoutOrdered } from "#app/features/selling/cart/without-ordered.ts";
import { saveDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { rememberOrder } from "#app/features/selling/discounts/first-order.ts";
import { saveConfirmation } from "#app/features/selling/orders/confirmation-store.ts";
import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";

import { saveAgentLink } from "./agent-link-store.ts";
import { saveCheckoutDraft } from "./draft-store.ts";
import { announcePaid } from "./paid-elsewhere.ts";
import { forgetPaymentUnderWay, paymentUnderWay } from "./payment-under-way.ts";
import { markPurchasePaid } from "./purchase-key.ts";

/**
 * Once an order is paid: stores its confirmation, takes what was ordered out of the cart, deletes discount and draft, and tells the
 * browser's other tabs. What another tab has added or begun since stays. `order` is null in a tab that did not place it, which knows no contents and clears the
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
  saveAgentLink(null);
  markPurchasePaid(paymentId ?? undefined);
  if (order) announcePaid(order);
  forgetPaymentUnderWay(paymentId ?? paymentUnderWay());
}

/** Once what was added to an order is paid: stores its confirmation. Cart, discount and draft are another purchase's, and stay. */
export function finishAddition(order: PlacedOrder, paymentId: string | null): void {
  saveConfirmation(order.confirmation);
  forgetPaymentUnderWay(paymentId);
}
