import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import type { QuoteRequest } from "#app/features/selling/orders/quote-order.ts";
import { offeredShippingMethods, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";

/** What a session is quoted for: one code, for an order has one, and to Sweden where we don't deliver to the country asked for. */
export function quoteRequestOf({ lines, country, shippingMethod, codes }: AskedCheckout): QuoteRequest {
  return {
    lines,
    country: shippingCountryOf(country),
    shippingMethod: offeredShippingMethods.find(({ id }) => id === shippingMethod)?.id ?? "standard",
    code: codes[0] ?? null,
  };
}
