import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { rowCounts } from "#app/db/schema/row-counts.server.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

import type { OrderDetail } from "./queries.server.ts";
import { tagsOf } from "./tags.server.ts";

/** One page of the orders, newest first, with the total count: what the API lists. */
export async function pageOrders(db: Database, { page, size }: { page: number; size: number }) {
  const [rows, [counted]] = await db.batch([
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
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: rowCounts.total }).from(rowCounts).where(eq(rowCounts.name, "orders")),
  ]);
  return { orders: rows, total: counted?.total ?? 0 };
}

/** A whole order with its tags. */
export type FoundOrder = OrderDetail & { tags: string[] };

/** What orders can be found by; each has an index. */
export interface OrderFilter {
  id?: string | undefined;
  orderNumber?: string | undefined;
  email?: string | undefined;
  status?: OrderStatus | undefined;
}

/**
 * Whole orders with their lines that match every field of a filter, newest first, at most `size`, those after the order `after`.
 * `next` is the id to go on after; null at the end.
 */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  { size, after }: { size: number; after?: string | undefined },
): Promise<{ orders: FoundOrder[]; next: string | null }> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        filter.id === undefined ? undefined : eq(orders.id, filter.id),
        filter.orderNumber === undefined ? undefined : eq(orders.orderNumber, filter.orderNumber.toUpperCase()),
        filter.email === undefined ? undefined : sql`${orders.email} = ${filter.email.toLowerCase()} COLLATE NOCASE`,
        filter.status === undefined ? undefined : eq(orders.status, filter.status),
        after === undefined
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) < ((SELECT created_at FROM orders WHERE id = ${after}), ${after})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(orderLines.orderId, sql`(SELECT value FROM json_each(${JSON.stringify(shown.map(({ id }) => id))}))`),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const tags = await tagsOf(db, shown);
  return {
    orders: shown.map(({ idempotencyKey: _, ...order }) => ({
      ...order,
      tags: tags.get(order.id) ?? [],
      lines: lines.filter(({ orderId }) => orderId === order.id),
    })),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}
