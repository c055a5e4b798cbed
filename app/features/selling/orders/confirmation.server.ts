import { parcelPlace } from "#app/features/shop/pickup-points/destination.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";
import { isExportOrder, isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import { localNameOfDiscount } from "#app/shared/discount-name.ts";
import { inKronor } from "#app/shared/money.ts";

import type { OrderDetail } from "./queries.server.ts";
import type { Confirmation } from "./responses.ts";

/** A stored order as the confirmation page shows it. Amounts in kronor, as in the browser's own copy. */
export function confirmationOf(order: OrderDetail): Confirmation {
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = order;
  const { point, address, city, postalCode } = parcelPlace(order);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    placedAt: order.createdAt,
    items: order.lines.map(
      ({ productId: id, name, size, color, localColor, localSize, quantity, priceOre, image, source }) =>
        inKronor({
          id,
          name,
          size,
          color,
          quantity,
          priceOre,
          image,
          source,
          ...(localColor !== color && { localColor }),
          ...(localSize !== size && { localSize }),
        }),
    ),
    ...inKronor({ subtotalOre, discountOre, shippingOre, taxOre, totalOre }),
    discountCode: localNameOfDiscount(order) ?? undefined,
    currency: order.currency,
    vatIncluded: order.vatMode === "included",
    isExport: isExportOrder(order),
    isVoec: isVoecOrder(order),
    estimatedDelivery: order.estimatedDelivery,
    expected: deliveryTextOf(order),
    shippingMethod: shippingMethodOf(order.shippingMethod),
    email: order.email,
    shippingAddress: {
      name: `${order.firstName} ${order.lastName}`,
      address: point ? `${point}, ${address}` : address,
      city,
      postalCode,
      country: order.country,
    },
  };
}
