import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import { isToFulfil, ordersBy } from "./order-work.server.ts";

/** Orders that one pick list is of at most: those that wait longest. */
const maxPickedOrders = 200;

/** A variant to fetch from its shelf, with the orders it is for. */
export interface PickedVariant {
  variantId: string;
  name: string;
  color: string;
  size: string;
  sku: string | null;
  /** The number behind the barcode on the goods. */
  gtin: string | null;
  /** Where it lies in the warehouse. */
  place: string | null;
  units: number;
  orders: { id: string; orderNumber: string; units: number }[];
}

/**
 * What to fetch for orders that are to be packed: those with the given ids, or all. In the order of their places in the warehouse,
 * where no place is known by name, then color and size as the product has them. `isCapped`: more orders may wait.
 */
export async function readPickList(
  db: Database,
  ids: readonly string[] | null,
): Promise<{ variants: PickedVariant[]; orderCount: number; isCapped: boolean }> {
  const chosen: SQL = ids === null ? sql`TRUE` : sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await statement<Omit<PickedVariant, "orders"> & { orderId: string; orderNumber: string }>(
    db,
    sql`SELECT l.variant_id AS variantId, l.name, l.color, l.size, v.sku, v.gtin, v.place, waiting.id AS orderId, waiting.order_number AS orderNumber,
      l.quantity - max(l.fulfilled_quantity, l.returned_quantity) - l.cancelled_quantity AS units
    FROM (SELECT id, order_number, created_at FROM ${ordersBy("orders_to_fulfil")} WHERE ${isToFulfil} AND ${chosen}
      ORDER BY created_at ${limitTo(maxPickedOrders)}) waiting
    CROSS JOIN order_lines l ON l.order_id = waiting.id
    LEFT JOIN product_variants v ON v.id = l.variant_id
    LEFT JOIN product_colors c ON c.product_id = v.product_id AND c.id = v.color_id
    LEFT JOIN product_sizes s ON s.product_id = v.product_id AND s.id = v.size_id
    WHERE l.quantity > max(l.fulfilled_quantity, l.returned_quantity) + l.cancelled_quantity
    ORDER BY v.place IS NULL, v.place COLLATE NOCASE, l.name COLLATE NOCASE, c.position, l.color, s.position, l.size, waiting.created_at, waiting.id`,
  );
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const isCapped = orderIds.length === maxPickedOrders;
  const variants = new Map<string, PickedVariant>();
  for (const { orderId: id, orderNumber, ...row } of rows) {
    const variant = variants.get(row.variantId) ?? { ...row, units: 0, orders: [] };
    variant.units += row.units;
    variant.orders.push({ id, orderNumber, units: row.units });
    variants.set(row.variantId, variant);
  }
  return { variants: [...variants.values()], orderCount: orderIds.length, isCapped };
}
