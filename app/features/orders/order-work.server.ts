import { type SQL, sql } from "drizzle-orm";

import { orders } from "#app/db/schema/orders.server.ts";

import type { OrderWork } from "./order-work.ts";

/* Written to match the conditions of the partial indexes on orders, word by word: SQLite uses them only then. */
const isOpen = sql`${orders.status} IN ('pending', 'processing')`;
const hasMoney = sql`${orders.paymentStatus} IN ('paid', 'partially-refunded')`;

/** Orders of which something is to be sent. Read them from `ordersBy("orders_to_fulfil")`. */
export const isToFulfil = sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} <> 'fulfilled'`;

/** The orders as a table that is read by one index: left to itself, SQLite reads all paid orders to find those that wait. */
export function ordersBy(
  index: "orders_to_fulfil" | "orders_part_shipped" | "orders_under_way" | "orders_by_expected_delivery",
): SQL {
  return sql`orders INDEXED BY ${sql.raw(index)}`;
}

/** The orders that wait for the same thing, in the index of these alone. */
export function ordersOfWork(work: OrderWork): SQL {
  if (work === "refund-waiting") return sql`orders`;
  if (work === "overdue") return ordersBy("orders_under_way");
  return ordersBy(work === "part-sent" ? "orders_part_shipped" : "orders_to_fulfil");
}

/** Which orders wait for staff, by what they wait for. */
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
