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

/** An order that goes into one parcel with another. */
export interface Companion {
  /** The order that it goes with. */
  of: string;
  id: string;
  orderNumber: string;
}

/**
 * The paid orders that go into one parcel with these, while nothing of them was sent: what was added to them, what they were added to, and
 * what else was added to that.
 */
export async function companionsOf(db: Database, orderIds: readonly string[]): Promise<Companion[]> {
  const waits = sql`o.fulfilment = 'unfulfilled' AND o.status IN ${orderStatusesWhere({ inWarehouse: true })}
    AND o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })}`;
  return statement<Companion>(
    db,
    sql`WITH roots AS (SELECT value AS "of",
        coalesce((SELECT order_id FROM order_additions WHERE added_order_id = value), value) AS root
        FROM json_each(${JSON.stringify(orderIds)}))
      SELECT r."of", o.id, o.order_number AS orderNumber FROM roots r CROSS JOIN order_additions a ON a.order_id = r.root
        CROSS JOIN orders o ON o.id = a.added_order_id WHERE o.id <> r."of" AND ${waits}
      UNION SELECT r."of", o.id, o.order_number FROM roots r CROSS JOIN orders o ON o.id = r.root WHERE r.root <> r."of" AND ${waits}
      ORDER BY 3`,
  );
}
