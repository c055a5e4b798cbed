import { asc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";

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
