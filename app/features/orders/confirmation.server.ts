import { shippingMethodOf } from "#app/features/shipping/rates.ts";
import { toKronor } from "#app/shared/money.ts";

import type { OrderDetail } from "./queries.server.ts";

/** A stored order as the confirmation page shows it. Amounts in kronor, as in the browser's own copy. */
export function confirmationOf(order: OrderDetail) {
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    items: order.lines.map(({ productId, name, size, color, quantity, priceOre, image, source }) => ({
      id: productId,
      name,
      size,
      color,
      quantity,
      price: toKronor(priceOre),
      image,
      source,
    })),
    subtotal: toKronor(order.subtotalOre),
    discount: toKronor(order.discountOre),
    shipping: toKronor(order.shippingOre),
    tax: toKronor(order.taxOre),
    total: toKronor(order.totalOre),
    currency: order.currency,
    vatIncluded: order.vatMode === "included",
    estimatedDelivery: order.estimatedDelivery,
    shippingMethod: shippingMethodOf(order.shippingMethod),
    email: order.email,
    shippingAddress: {
      name: `${order.firstName} ${order.lastName}`,
      address: order.address,
      city: order.city,
      postalCode: order.postalCode,
      country: order.country,
    },
  };
}
