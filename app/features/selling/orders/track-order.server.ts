import { asc, eq, or, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";
import { type ShippingMethod, shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

import { type TrackingStep, trackingSteps } from "./tracking-steps.ts";

/** What anybody who knows an order's number may see: nothing about its buyer or contents. */
export interface TrackedOrder {
  orderNumber: string;
  status: OrderStatus;
  steps: TrackingStep[];
  /** ISO time. */
  estimatedDelivery: string;
  /** The days on which it is expected, in words. */
  expected: string;
  shippingMethod: ShippingMethod;
}

/** Looks an order up by its order number or the tracking id of any of its parcels, ignoring case; null when there is none. */
export async function trackOrder(db: Database, typed: string): Promise<TrackedOrder | null> {
  const reference = typed.trim().toUpperCase();
  // A carrier may give a number again: the newest parcel that has it is meant.
  const byParcel = sql`${orders.id} = (SELECT order_id FROM fulfilments
    WHERE tracking_id = ${reference} COLLATE NOCASE AND tracking_id <> '' ORDER BY created_at DESC LIMIT 1)`;
  const isWanted = or(eq(orders.orderNumber, reference), eq(orders.trackingId, reference), byParcel);
  const [[order], events, lines] = await db.batch([
    db
      .select({
        orderNumber: orders.orderNumber,
        status: orders.status,
        createdAt: orders.createdAt,
        estimatedDelivery: orders.estimatedDelivery,
        shippingMethod: orders.shippingMethod,
        country: orders.country,
      })
      .from(orders)
      .where(isWanted),
    db
      .select({ type: orderEvents.type, createdAt: orderEvents.createdAt })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(isWanted)
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id)),
    db
      .select({ source: orderLines.source })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(isWanted),
  ]);
  if (!order) return null;
  const { orderNumber, status, estimatedDelivery } = order;
  const expected = deliveryTextOf({ ...order, lines });
  const shippingMethod = shippingMethodOf(order.shippingMethod);
  return { orderNumber, status, steps: trackingSteps(order, events), estimatedDelivery, expected, shippingMethod };
}
