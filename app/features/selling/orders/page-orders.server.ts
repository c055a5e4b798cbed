import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { type Cursor, keysetClauses, keysetPage, type KeysetPaging } from "#app/db/keyset.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { rowCounts } from "#app/db/schema/row-counts.server.ts";
import type { OrderStatus } from "#app/shared/order-statuses.ts";

import type { OrderFields } from "./queries.server.ts";
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
export type FoundOrder = OrderFields & { lines: (typeof orderLines.$inferSelect)[]; tags: string[] };

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
        matches(filter),
        after === undefined
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) < ((SELECT created_at FROM orders WHERE id = ${after}), ${after})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return { orders: await wholeOrders(db, shown), next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/**
 * The same of those that changed at `since` (ISO) or later, what changed first first. One that changes while its pages are read comes once
 * more, at the end.
 */
export async function findChangedOrders(
  db: Database,
  filter: OrderFilter & { since: string },
  paging: KeysetPaging,
): Promise<{ orders: FoundOrder[]; next: Cursor | null }> {
  const clauses = keysetClauses({ column: orders.updatedAt, id: orders.id, descending: false }, paging);
  const rows = await db
    .select()
    .from(orders)
    .where(and(matches(filter), gte(orders.updatedAt, filter.since), clauses.where))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit);
  const page = keysetPage(rows, paging, ({ updatedAt: value, id }) => ({ value, id }));
  return { orders: await wholeOrders(db, page.rows), next: page.next };
}

function matches({ id, orderNumber, email, status }: OrderFilter) {
  return and(
    id === undefined ? undefined : eq(orders.id, id),
    orderNumber === undefined ? undefined : eq(orders.orderNumber, orderNumber.toUpperCase()),
    email === undefined ? undefined : sql`${orders.email} = ${email.toLowerCase()} COLLATE NOCASE`,
    status === undefined ? undefined : eq(orders.status, status),
  );
}

async function wholeOrders(db: Database, rows: readonly (typeof orders.$inferSelect)[]): Promise<FoundOrder[]> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, sql`(SELECT value FROM json_each(${ids}))`))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const tags = await tagsOf(db, rows);
  return rows.map(({ idempotencyKey: _, ...order }) => ({
    ...order,
    tags: tags.get(order.id) ?? [],
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
}
