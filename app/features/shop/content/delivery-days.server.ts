import { deliveryText } from "#app/features/shop/shipping/delivery-dates.ts";
import { shippingCountries, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";

import type { DeliveryDays } from "./price-terms.ts";

/** When what is ordered now is delivered, by country and method: `Fri 27 Nov – Tue 1 Dec`. */
export function deliveryDays(orderedAt: Date): DeliveryDays {
  return Object.fromEntries(
    shippingCountries.map((country) => {
      const days = (method: ShippingMethod) => deliveryText({ orderedAt, method, country, sources: [] });
      return [country, { standard: days("standard"), express: days("express") }];
    }),
  );
}
