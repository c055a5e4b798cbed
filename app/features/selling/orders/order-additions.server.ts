import { asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderAdditions } from "#app/db/schema/order-additions.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";

const added = alias(orders, "added");

/** What was offered to be added to an order, oldest first, with the order that was placed of each, as a statement for a batch. */
export function additionsStatement(db: Database, orderId: string) {
  return db
    .select({
      id: orderAdditions.id,
      lines: orderAdditions.lines,
      expiresAt: orderAdditions.expiresAt,
      withdrawnAt: orderAdditions.withdrawnAt,
      createdBy: orderAdditions.createdBy,
      createdAt: orderAdditions.createdAt,
      addedId: orderAdditions.addedOrderId,
      // No second `id`: a batch answers rows by the names of their columns.
      added: {
        orderNumber: added.orderNumber,
        status: added.status,
        paymentStatus: added.paymentStatus,
        fulfilment: added.fulfilment,
      },
    })
    .from(orderAdditions)
    .leftJoin(added, eq(added.id, orderAdditions.addedOrderId))
    .where(eq(orderAdditions.orderId, orderId))
    .orderBy(asc(orderAdditions.createdAt), asc(orderAdditions.id));
}

/** The order that an order was added to, as a statement for a batch. */
export function addedToStatement(db: Database, orderId: string) {
  const { id, orderNumber } = orders;
  return db
    .select({ id, orderNumber })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .where(eq(orderAdditions.addedOrderId, orderId));
}

/** A condition: orders `a` and `b` go to one address, and to the same pickup point if to any. */
const goAlike = sql`((a.address, a.postal_code, a.city, a.country) = (b.address, b.postal_code, b.city, b.country)
  AND a.pickup_point ->> 'id' IS b.pickup_point ->> 'id')`;

/** The orders that were added to an order and go where it goes, paid or not, as a statement for a batch. */
export function addedAlikeStatement(db: Database, orderId: string) {
  return statement<{ orderId: string; orderNumber: string; seen: string }>(
    db,
    sql`SELECT b.id AS orderId, b.order_number AS orderNumber, b.updated_at AS seen FROM order_additions offer
      CROSS JOIN orders a ON a.id = offer.order_id CROSS JOIN orders b ON b.id = offer.added_order_id
      WHERE offer.order_id = ${orderId} AND ${goAlike}`,
  );
}

/** An order that goes into one parcel with another. */
export interface Companion {
  /** The order that it goes with. */
  of: string;
  id: string;
  orderNumber: string;
}

/**
 * The paid orders that go into one parcel with these, while nothing of them was sent: what was added to them, what they were added to, and
 * what else was added to that, if it goes to the same place.
 */
export async function companionsOf(db: Database, orderIds: readonly string[]): Promise<Companion[]> {
  const isAlong = sql`b.id <> a.id AND b.fulfilment = 'unfulfilled' AND b.status IN ${orderStatusesWhere({ inWarehouse: true })}
    AND b.payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND ${goAlike}`;
  return statement<Companion>(
    db,
    sql`WITH roots AS (SELECT value AS "of",
        coalesce((SELECT order_id FROM order_additions WHERE added_order_id = value), value) AS root
        FROM json_each(${JSON.stringify(orderIds)}))
      SELECT a.id AS "of", b.id, b.order_number AS orderNumber FROM roots r CROSS JOIN orders a ON a.id = r."of"
        CROSS JOIN order_additions offer ON offer.order_id = r.root CROSS JOIN orders b ON b.id = offer.added_order_id WHERE ${isAlong}
      UNION SELECT a.id, b.id, b.order_number FROM roots r CROSS JOIN orders a ON a.id = r."of"
        CROSS JOIN orders b ON b.id = r.root WHERE ${isAlong}
      ORDER BY 3`,
  );
}
