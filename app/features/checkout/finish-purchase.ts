import { clearCart } from "#app/features/cart/cart-store.ts";
import { keepDiscount } from "#app/features/discounts/discount-store.ts";
import { rememberOrder } from "#app/features/discounts/first-order.ts";
import { keepConfirmation } from "#app/features/orders/confirmation-store.ts";

import { keepCheckoutDraft } from "./draft-store.ts";
import { forgetPurchaseKey } from "./purchase-key.ts";
import type { PlacedOrder } from "./submit-order.ts";

/** What the browser keeps once an order is paid (its confirmation) and forgets (cart, discount, draft, key). */
export function finishPurchase({ confirmation }: PlacedOrder): void {
  keepConfirmation(confirmation);
  rememberOrder();
  clearCart();
  keepDiscount(null);
  keepCheckoutDraft(null);
  forgetPurchaseKey();
}
