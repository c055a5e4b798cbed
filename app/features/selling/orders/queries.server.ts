import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { localTitle } from "#app/features/selling/discounts/discount-translations.server.ts";

type OrderRow = typeof orders.$inferSelect;
/** `localColor` and `localSize`: what they are called in the current language, to show; `color` and `size` are as they were entered. */
type OrderLineRow = typeof orderLines.$inferSelect & { localColor: string; localSize: string };

/** An order as it is stored, for its buyer and staff only. Amounts in öre. */
export type OrderFields = Omit<OrderRow, "idempotencyKey">;

/** An order with its lines, likewise. `localDiscountTitle` is of its discount what the lines' local names are of them. */
export type OrderDetail = OrderFields & { localDiscountTitle: string | null; lines: OrderLineRow[] };

/** Orders as a statement, with what their discounts are called to show. */
const selectOrders = (db: Database) =>
  db.select({ ...getTableColumns(orders), localDiscountTitle: localTitle(orders.discountTitle) }).from(orders);

/** Lines as a statement, with their colors and sizes to show. */
const selectLines = (db: Database) =>
  db
    .select({
      ...getTableColumns(orderLines),
      localColor: localColor(orderLines.color).as("local_color"),
      localSize: localSize(orderLines.size),
    })
    .from(orderLines);

/** An order's detail by its id; null when there is none. */
export async function readOrder(db: Database, id: string): Promise<OrderDetail | null> {
  const [[order], lines] = await db.batch([
    selectOrders(db).where(eq(orders.id, id)),
    selectLines(db).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
  ]);
  if (!order) return null;
  const { idempotencyKey: _, ...rest } = order;
  return { ...rest, lines };
}

/** Orders' details by their ids, those that wait longest first; unknown ids are left out. */
export async function readOrders(db: Database, ids: readonly string[]): Promise<OrderDetail[]> {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [rows, lines] = await db.batch([
    selectOrders(db).where(inArray(orders.id, list)).orderBy(asc(orders.createdAt), asc(orders.id)),
    selectLines(db).where(inArray(orderLines.orderId, list)).orderBy(asc(orderLines.position)),
  ]);
  return rows.map(({ idempotencyKey: _, ...order }) => ({
    ...order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
}
