import { asc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";

import { ordersBy, ordersOfWork, workCondition } from "./order-work.server.ts";
import { boardRows, type OrderWork } from "./order-work.ts";
import { selectOrders } from "./select-orders.server.ts";

/** An order that waits for staff. */
export interface WaitingOrder {
  id: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  estimatedDelivery: string;
}

/** The orders that wait for staff, by what they wait for; one more than a column shows tells that there are more. */
export async function readBoard(
  db: Database,
  now: Date,
): Promise<Record<Exclude<OrderWork, "to-send">, WaitingOrder[]>> {
  const { id, orderNumber, firstName, lastName, createdAt, estimatedDelivery } = orders;
  const columns = { id, orderNumber, firstName, lastName, createdAt, estimatedDelivery };
  const waiting = (work: OrderWork) =>
    selectOrders(db, columns, {
      from: ordersOfWork(work),
      where: workCondition(work, now),
      orderBy: [asc(createdAt)],
      limit: boardRows + 1,
    });
  const [toPack, partSent, overdue, toRefund] = await db.batch([
    waiting("to-pack"),
    waiting("part-sent"),
    selectOrders(db, columns, {
      from: ordersBy("orders_by_expected_delivery"),
      where: workCondition("overdue", now),
      orderBy: [asc(estimatedDelivery)],
      limit: boardRows + 1,
    }),
    db
      .selectDistinct({ ...columns, waitsSince: refunds.updatedAt })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(sql`${refunds.status} <> 'succeeded'`)
      .orderBy(asc(refunds.updatedAt))
      .limit(boardRows + 1),
  ]);
  return { "to-pack": toPack, "part-sent": partSent, "refund-waiting": toRefund, overdue };
}
