import { asc, count, desc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import type { OrderStatus } from "#app/shared/states.ts";

type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/** An order with its lines, for its buyer and staff only. Amounts in öre. */
export type OrderDetail = Omit<OrderRow, "idempotencyKey"> & { lines: OrderLineRow[] };

/** An order's detail by its id; null when there is none. */
export async function readOrder(db: Database, id: string): Promise<OrderDetail | null> {
  const [[order], lines] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
  ]);
  if (!order) return null;
  const { idempotencyKey: _, ...rest } = order;
  return { ...rest, lines };
}

/** The events of an order, oldest first. */
export async function readOrderEvents(db: Database, id: string) {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
}

/** One page of the orders, of one status or all, newest first, with the total count: the staff's list. */
export async function listOrders(db: Database, paging: { page: number; size: number; status?: OrderStatus | null }) {
  const wanted = paging.status ? eq(orders.status, paging.status) : undefined;
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        firstName: orders.firstName,
        lastName: orders.lastName,
        email: orders.email,
        createdAt: orders.createdAt,
        totalOre: orders.totalOre,
        currency: orders.currency,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
      })
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(paging.size)
      .offset((paging.page - 1) * paging.size),
    db.select({ total: count() }).from(orders).where(wanted),
  ]);
  return { orders: rows, total: all?.total ?? 0 };
}
