import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { findPoints, type FoundPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { shippingCountryOf, shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** The points that an order may go to: those near its postal code. Never throws. */
export async function pointsOfOrder(
  shop: Pick<Shop, "env" | "waitUntil">,
  { shippingMethod, country, postalCode, lines }: OrderDetail,
): Promise<FoundPoints> {
  const sources = lines.map(({ source }) => source);
  if (!isPickupOffered(shippingMethodOf(shippingMethod), sources)) return { kind: "not-offered" };
  return findPoints(shop, shippingCountryOf(country), postalCode);
}
