import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";

import { holdingDiscrepancies, type OrderWork } from "./order-work.ts";

/* Written to match the conditions of the partial indexes on orders, word by word: SQLite uses them only then. */
const isOpen = sql`${orders.status} IN ${orderStatusesWhere({ inWarehouse: true })}`;
const hasMoney = sql`${orders.paymentStatus} IN ${paymentStatusesWhere({ hasMoney: true })}`;

/** Orders whose buyer may have the money back, read by the index of what is open: an order that staff must not send yet. */
export const ordersInDoubt = sql`(SELECT order_id FROM payment_findings INDEXED BY payment_findings_open
  WHERE resolved_at IS NULL AND order_id IS NOT NULL AND kind IN (${sql.join(
    holdingDiscrepancies.map((kind) => sql`${kind}`),
    sql`, `,
  )}))`;
const isCertain = sql`${orders.id} NOT IN ${ordersInDoubt}`;

/** Orders of which something is to be sent. Read them from `ordersBy("orders_to_fulfil")`. */
export const isToFulfil = sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} <> 'fulfilled' AND ${isCertain}`;

/** The orders as a table that is read by one index: left to itself, SQLite reads all paid orders to find those that wait. */
export function ordersBy(
  index: "orders_to_fulfil" | "orders_to_pack" | "orders_part_shipped" | "orders_by_expected_delivery",
): SQL {
  return sql`orders INDEXED BY ${sql.raw(index)}`;
}

/** The orders that wait for the same thing, in the index of these alone. */
export function ordersOfWork(work: OrderWork): SQL {
  if (work === "refund-waiting") return sql`orders`;
  // The late ones alone, sorted then: all that are under way would be many more.
  if (work === "overdue") return ordersBy("orders_by_expected_delivery");
  if (work === "to-pack") return ordersBy("orders_to_pack");
  return ordersBy(work === "part-sent" ? "orders_part_shipped" : "orders_to_fulfil");
}

/** Which orders wait for staff, by what they wait for. */
export function workCondition(work: OrderWork, now: Date): SQL {
  switch (work) {
    case "to-send":
      return isToFulfil;
    case "to-pack":
      return sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} = 'unfulfilled' AND ${isCertain}`;
    case "part-sent":
      return sql`${isOpen} AND ${hasMoney} AND ${orders.fulfilment} = 'partial' AND ${isCertain}`;
    case "overdue":
      return sql`${orders.status} IN ${orderStatusesWhere({ isUnderWay: true })} AND ${hasMoney}
        AND ${orders.estimatedDelivery} < ${now.toISOString()}`;
    case "refund-waiting":
      return sql`${orders.id} IN (SELECT order_id FROM refunds WHERE status <> 'succeeded')`;
  }
}

/** The number of orders that wait to be sent; counting ends at `most`. */
export async function countOrdersToSend(db: Database, most: number): Promise<number> {
  const [row] = await statement<{ total: number }>(
    db,
    sql`SELECT count(*) AS total FROM (SELECT 1 FROM ${ordersBy("orders_to_fulfil")} WHERE ${isToFulfil} ${limitTo(most)})`,
  );
  return row?.total ?? 0;
}
