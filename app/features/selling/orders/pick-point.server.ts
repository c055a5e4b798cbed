import type { FoundPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { chosenPoint } from "#app/features/shop/pickup-points/pickup-point.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import type { ChosenPoint } from "#app/shared/chosen-point.ts";

import { orderRefusals } from "./order-refusals.texts.ts";
import type { OrderInput } from "./schemas.ts";

/** Finds the pickup points near a postal code. */
export type FindPoints = (country: ShippingCountry, postalCode: string) => Promise<FoundPoints>;

/** The point that an order names, with what decides whether it may go there. */
interface WantedPoint extends Pick<OrderInput, "pickupPointId" | "shippingMethod"> {
  customer: Pick<OrderInput["customer"], "country" | "postalCode">;
}

type PickedPoint =
  /** Null for an order that goes to its address. */
  | { kind: "picked"; point: ChosenPoint | null }
  /** Why the shop doesn't send the order there. */
  | { kind: "refused"; message: string };

/**
 * The point that an order names: one that is offered for its postal code now, as the carrier tells of it. What a browser says of a point but for
 * its id is never believed.
 */
export async function pickPoint(
  { pickupPointId, shippingMethod, customer: { country, postalCode } }: WantedPoint,
  sources: readonly string[],
  findNear: FindPoints,
): Promise<PickedPoint> {
  if (!pickupPointId) return { kind: "picked", point: null };
  const texts = orderRefusals();
  if (!isPickupOffered(shippingMethod, sources)) return { kind: "refused", message: texts.notToPoint };
  const found = await findNear(country, postalCode);
  if (found.kind === "unreachable") return { kind: "refused", message: texts.pointsUnreachable };
  if (found.kind === "not-offered") return { kind: "refused", message: texts.notToPoint };
  const point = found.points.find(({ id }) => id === pickupPointId);
  return point ? { kind: "picked", point: chosenPoint(point) } : { kind: "refused", message: texts.otherPoint };
}
