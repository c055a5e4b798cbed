import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
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
  /** The order doesn't go to points, the carrier can't be asked now, or the point isn't offered for the order's postal code. */
  | { kind: "refused"; message: string };

/** Sends an order to another pickup point, or to its buyer's address, while nothing of it was sent, with what was added to it. The source is asked, as at the order. */
export async function changePickupPoint(
  db: Database,
  change: PointChange,
  findNear: FindPoints,
  now: Date,
): Promise<PointChangeOutcome> {
  const { id, orderId, pickupPointId } = change;
  const { orderNumber, country, postalCode, shippingMethod } = orders;
  const [[order], [known], added, lines] = await db.batch([
    db
      .select({ orderNumber, country, postalCode, shippingMethod, isBooked: isBooked.as("is_booked") })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id)),
    addedAlikeStatement(db, orderId),
    db.select({ source: orderLines.source }).from(orderLines).where(eq(orderLines.orderId, orderId)),
  ]);
  if (!order) return { kind: "unknown-order" };
  if (known?.orderId === orderId) return { kind: "changed", outboxId: null, repeated: true };
  if (order.isBooked) return { kind: "booked" };
  const customer = { country: shippingCountryOf(order.country), postalCode: order.postalCode };
  const wanted = { pickupPointId, shippingMethod: shippingMethodOf(order.shippingMethod), customer };
  const sources = lines.map(({ source }) => source);
  const picked = await pickPoint(wanted, sources, findNear);
  if (picked.kind === "refused") return picked;
  const columns = sql`pickup_point = ${picked.point === null ? null : JSON.stringify(picked.point)}`;
  const what = { event: "pickup point changed", action: "order.point-changed", columns } as const;
  return changeDestination(db, { ...change, orderNumber: order.orderNumber, added }, what, now);
}
