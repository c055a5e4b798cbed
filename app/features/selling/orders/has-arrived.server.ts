import { type SQL, sql } from "drizzle-orm";

/**
 * The condition that an order has arrived: each unit that was not cancelled is in a parcel whose delivery is recorded, and there is
 * one. `orderId` is a value or a column. Without a date nothing counts as delivered. A replacement's parcel has no lines, and counts for
 * its own item alone (`withdrawals/replaced-units.ts`).
 */
export function hasArrived(orderId: SQL | string): SQL {
  return sql`(EXISTS (SELECT 1 FROM order_lines WHERE order_id = ${orderId} AND quantity > cancelled_quantity)
    AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = ${orderId} AND l.quantity - l.cancelled_quantity >
      (SELECT coalesce(sum(u.quantity), 0) FROM fulfilments f JOIN arrivals d ON d.fulfilment_id = f.id
        AND d.delivered_at IS NOT NULL JOIN fulfilment_lines u ON u.fulfilment_id = f.id AND u.order_line_id = l.id WHERE f.order_id = ${orderId})))`;
}

/** The time of an order's last delivery, ISO, once the order has arrived; else NULL. */
export function arrivedAt(orderId: SQL | string): SQL<string | null> {
  return sql`CASE WHEN ${hasArrived(orderId)} THEN (SELECT max(d.delivered_at) FROM fulfilments f
    JOIN arrivals d ON d.fulfilment_id = f.id JOIN fulfilment_lines u ON u.fulfilment_id = f.id
    WHERE f.order_id = ${orderId}) END`;
}

/**
 * From when the days to withdraw from an order count, ISO; NULL until it has arrived. That is its last delivery; where units that had
 * not been sent were cancelled after it, the order has arrived by that, and a cancellation never lets a period have ended before.
 */
export function countsFrom(orderId: SQL | string): SQL<string | null> {
  return sql`max(${arrivedAt(orderId)}, coalesce((SELECT max(r.created_at) FROM refunds r JOIN refund_lines u ON u.refund_id = r.id
    WHERE r.order_id = ${orderId} AND u.quantity > u.returned), ''))`;
}

/** The latest time that was ever recorded for a parcel, ISO; `fulfilmentId` is a column. */
export function latestRecorded(fulfilmentId: SQL): SQL<string | null> {
  return sql`(SELECT max(d.delivered_at, coalesce((SELECT max(c.delivered_at) FROM delivery_corrections c
    WHERE c.fulfilment_id = d.fulfilment_id), '')) FROM deliveries d WHERE d.fulfilment_id = ${fulfilmentId})`;
}

/**
 * `countsFrom` for the right to withdraw: a date that was corrected to an earlier one takes back no time that the buyer was told by e-mail,
 * so the latest that was recorded for any parcel of what was ordered counts. NULL until the order has arrived.
 */
export function countsFromAsTold(orderId: SQL | string): SQL<string | null> {
  return sql`max(${countsFrom(orderId)}, coalesce((SELECT max(${latestRecorded(sql`f.id`)}) FROM fulfilments f
    WHERE f.order_id = ${orderId} AND EXISTS (SELECT 1 FROM fulfilment_lines u WHERE u.fulfilment_id = f.id)), ''))`;
}
