import { shippingCountryOf, type ShippingCountry, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import type { PickupPointKind } from "#app/shared/chosen-point.ts";

/** What a parcel can wait in, in each country. To the door it goes everywhere. */
const kindsIn: Record<ShippingCountry, readonly PickupPointKind[]> = {
  Sweden: ["shop", "box"],
  Norway: ["shop", "box"],
  Denmark: ["shop", "box"],
  Finland: ["shop", "box"],
};

/** Whether a point of a kind is offered in a country. */
export function isKindOffered(kind: PickupPointKind, country: ShippingCountry): boolean {
  return kindsIn[country].includes(kind);
}

/**
 * Whether an order may go to a pickup point: by standard delivery, at its price, and only from our own warehouse. What a partner sends comes in a parcel
 * of its own, by a carrier that is not ours to direct; express goes to the door.
 */
export function isPickupOffered(
  method: ShippingMethod,
  { country, sources }: { country: string; sources: readonly string[] },
): boolean {
  return method === "standard" && sources.every(isOwnSource) && kindsIn[shippingCountryOf(country)].length > 0;
}
