import { asc, eq, getTableColumns, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { arrivedAt } from "#app/features/selling/orders/has-arrived.server.ts";

import { faultsUntil } from "./complaint-period.ts";
import { orderNumberIn } from "./order-number.ts";

export type ComplaintOrder = NonNullable<Awaited<ReturnType<typeof readComplaintOrder>>>;

/** An order as one complains about it: its lines, and until when the law lets faults be told; null when there is none. */
export async function readComplaintOrder(db: Database, orderId: string) {
  const [[order], lines, [facts]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db
      .select({
        ...getTableColumns(orderLines),
        color: localColor(orderLines.color).as("local_color"),
        size: localSize(orderLines.size),
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position)),
    statement<{ deliveredAt: string | null; complaints: number }>(
      db,
      sql`SELECT ${arrivedAt(orderId)} AS deliveredAt, (SELECT count(*) FROM complaints WHERE order_id = ${orderId}) AS complaints`,
    ),
  ]);
  if (!order) return null;
  const deliveredAt = facts?.deliveredAt ?? null;
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, units: line.quantity - line.cancelledQuantity })),
    deliveredAt,
    faultsUntil: faultsUntil(deliveredAt),
    complaints: facts?.complaints ?? 0,
  };
}

/**
 * The order that a typed complaint is of: its number and its buyer's address agree. Anything else waits for staff, and whoever typed it
 * learns no difference.
 */
export async function findComplaintOrder(
  db: Database,
  { reference, email }: { reference: string; email: string },
): Promise<ComplaintOrder | null> {
  const number = orderNumberIn(reference);
  if (number === null) return null;
  const [order] = await db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(eq(orders.orderNumber, number));
  return order?.email === email ? readComplaintOrder(db, order.id) : null;
}
