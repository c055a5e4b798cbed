import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

import { changeDestination, type DestinationChange, type DestinationOutcome } from "./change-destination.server.ts";
import { isBooked } from "./open-for-change.server.ts";
import { addedAlikeStatement } from "./order-additions.server.ts";

/** Where an order goes. The country stays: VAT and shipping were paid for it. */
export interface DeliveryAddress {
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
}

export interface AddressChange extends DestinationChange {
  /** The country that the postal code was checked for: the order's own. */
  country: ShippingCountry;
  to: DeliveryAddress;
}

export type AddressChangeOutcome =
  | DestinationOutcome
  | { kind: "unknown-order" }
  | { kind: "other-country" }
  /** The label of its parcel is booked: it goes first. */
  | { kind: "booked" };

/**
 * Changes where an order goes while nothing of it was sent, and where what was added to it and went to the same address goes. A pickup point is near
 * its postal code: with another one, the order goes to the door.
 */
export async function changeAddress(db: Database, change: AddressChange, now: Date): Promise<AddressChangeOutcome> {
  const { id, orderId, country, to } = change;
  const [[order], [known], added] = await db.batch([
    db
      .select({ orderNumber: orders.orderNumber, country: orders.country, isBooked: isBooked.as("is_booked") })
      .from(orders)
      .where(eq(orders.id, orderId)),
    db.select({ orderId: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.id, id)),
    addedAlikeStatement(db, orderId),
  ]);
  if (!order) return { kind: "unknown-order" };
  if (known?.orderId === orderId) return { kind: "changed", outboxId: null, repeated: true };
  if (order.country !== country) return { kind: "other-country" };
  if (order.isBooked) return { kind: "booked" };
  const columns = sql`first_name = ${to.firstName}, last_name = ${to.lastName}, address = ${to.address},
    pickup_point = iif(postal_code = ${to.postalCode}, pickup_point, NULL), postal_code = ${to.postalCode}, city = ${to.city}, phone = ${to.phone}`;
  const what = { event: "address changed", action: "order.address-changed", columns } as const;
  return changeDestination(db, { ...change, orderNumber: order.orderNumber, added }, what, now);
}
