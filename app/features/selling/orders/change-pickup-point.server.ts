import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderAdditions } from "#app/db/schema/order-additions.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { shippingCountryOf, shippingMethodOf } from "#app/features/shop/shipping/rates.ts";

import { changeDestination, type DestinationChange, type DestinationOutcome } from "./change-destination.server.ts";
import { isBooked } from "./open-for-change.server.ts";
import { addedAlikeStatement } from "./order-additions.server.ts";
import { type FindPoints, pickPoint } from "./pick-point.server.ts";

export interface PointChange extends DestinationChange {
  /** The id of a point near the order's postal code; null for delivery to the buyer's address. */
  pickupPointId: string | null;
}

export type PointChangeOutcome =
  | DestinationOutcome
  | { kind: "unknown-order" }
  /** The label of its parcel is booked: it goes first. */
  | { kind: "booked" }
  /** The order goes there already or doesn't go to points, the carrier can't be asked now, or the point isn't offered for its postal code. */
  | { kind: "refused"; message: string };

/** Sends an order to another pickup point, or to its buyer's address, while nothing of it was sent, with what was added to it. The source is asked, as at the order. */
export async function changePickupPoint(
  db: Database,
  change: PointChange,
  findNear: FindPoints,
  now: Date,
): Promise<PointChangeOutcome> {
  const { id, orderId, pickupPointId } = change;
  const { orderNumber, country, postalCode, shippingMethod, pickupPoint } = orders;
  const [[order], [known], added, lines, addedLines] = await db.batch([
    db
      .select({ orderNumber, country, postalCode, shippingMethod, pickupPoint, isBooked: isBooked.as("is_booked") })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id)),
    addedAlikeStatement(db, orderId),
    db.select({ source: orderLines.source }).from(orderLines).where(eq(orderLines.orderId, orderId)),
    db
      .select({ orderId: orderLines.orderId, source: orderLines.source })
      .from(orderAdditions)
      .innerJoin(orderLines, eq(orderLines.orderId, orderAdditions.addedOrderId))
      .where(eq(orderAdditions.orderId, orderId)),
  ]);
  if (!order) return { kind: "unknown-order" };
  if (known?.orderId === orderId) return { kind: "changed", outboxId: null, repeated: true };
  const customer = { country: shippingCountryOf(order.country), postalCode: order.postalCode };
  const method = shippingMethodOf(order.shippingMethod);
  const sources = lines.map(({ source }) => source);
  const picked = await pickPoint({ pickupPointId, shippingMethod: method, customer }, sources, findNear);
  if (picked.kind === "refused") return picked;
  if (picked.point?.id === order.pickupPoint?.id) return { kind: "refused", message: "It goes there already." };
  // Last: whoever asks cancels the booking, which must not be for nothing.
  if (order.isBooked) return { kind: "booked" };
  const columns = sql`pickup_point = ${picked.point === null ? null : JSON.stringify(picked.point)}`;
  const what = { event: "pickup point changed", action: "order.point-changed", columns } as const;
  const alike = added.filter((one) => {
    const itsSources = addedLines.filter((line) => line.orderId === one.orderId).map(({ source }) => source);
    return picked.point === null || isPickupOffered(method, itsSources);
  });
  return changeDestination(db, { ...change, orderNumber: order.orderNumber, added: alike }, what, now);
}
