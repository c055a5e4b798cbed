import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
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
