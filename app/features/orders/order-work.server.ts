import { type SQL, sql } from "drizzle-orm";

import { orders } from "#app/db/schema/orders.server.ts";

import type { OrderWork } from "./order-work.ts";

/* Written to match the conditions of the partial indexes on orders, word by word: SQLite uses them only then. */
const isOpen = sql`${orders.status} IN ('pending', 'processing')`;
const hasMoney = sql`${orders.paymentStatus} IN ('paid', 'partially-refunded')`;

/** Orders of which something is to be sent. */
export const isToFulfil = sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} <> 'fulfilled'`;

/** The orders that wait for staff, by what they wait for. Each reads an index of these orders alone. */
export function workCondition(work: OrderWork, now: Date): SQL {
  switch (work) {
    case "to-send":
      return isToFulfil;
    case "to-pack":
      return sql`${isToFulfil} AND ${orders.fulfilment} = 'unfulfilled'`;
    case "part-sent":
      return sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} = 'partial'`;
    case "overdue":
      return sql`${orders.status} IN ('pending', 'processing', 'shipped') AND ${hasMoney}
        AND ${orders.estimatedDelivery} < ${now.toISOString()}`;
    case "refund-waiting":
      return sql`${orders.id} IN (SELECT order_id FROM refunds WHERE status <> 'succeeded')`;
  }
}
