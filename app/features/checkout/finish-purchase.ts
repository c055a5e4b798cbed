import type { CartLine } from "#app/features/cart/cart-line.ts";
import { clearCart } from "#app/features/cart/cart-store.ts";
import { keepDiscount } from "#app/features/discounts/discount-store.ts";
import { keepConfirmation } from "#app/features/orders/confirmation-store.ts";

import { rememberOrder } from "#app/features/discounts/first-order.ts";

import type { CheckoutForm } from "./checkout-form.ts";
import { keepCheckoutDraft } from "./draft-store.ts";
import { forgetPurchaseKey } from "./purchase-key.ts";
import type { PlacedOrder } from "./submit-order.ts";

/** What the browser keeps once an order is paid (its confirmation) and forgets (cart, discount, draft, key). */
export function finishPurchase(
  order: PlacedOrder,
  from: { form: CheckoutForm; lines: readonly CartLine[]; vatIncluded: boolean },
): void {
  const { form, lines, vatIncluded } = from;
  keepConfirmation({
    ...order,
    orderId: order.id,
    vatIncluded,
    shippingMethod: form.shippingMethod,
    items: lines.map(({ id, name, size, color, quantity, price, image }) => ({
      id,
      name,
      size,
      color,
      quantity,
      price,
      image,
    })),
    email: form.email.trim().toLowerCase(),
    shippingAddress: {
      name: `${form.firstName} ${form.lastName}`,
      address: form.address,
      city: form.city,
      postalCode: form.postalCode,
      country: form.country,
    },
  });
  rememberOrder();
  clearCart();
  keepDiscount(null);
  keepCheckoutDraft(null);
  forgetPurchaseKey();
}
