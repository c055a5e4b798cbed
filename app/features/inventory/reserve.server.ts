import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { StockMovement } from "./shown-stock.ts";

const lineQuantity = (orderId: string) => sql`(SELECT sum(l.quantity) FROM order_lines l
  WHERE l.order_id = ${orderId} AND l.variant_id = product_variants.id)`;
const variantsOf = (orderId: string) => sql`(SELECT variant_id FROM order_lines WHERE order_id = ${orderId})`;

/**
 * Reserves the units of an order's lines, as a statement for the batch that writes the lines. Too few units violate the
 * CHECK on the quantity, which aborts the whole batch.
 */
export function reserveStockStatement(db: Database, orderId: string) {
  return statement(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity - ${lineQuantity(orderId)} WHERE id IN ${variantsOf(orderId)}`,
  );
}

/** Reads an order's stock movements, one row per variant, as a statement for the same batch, after the movement. */
export function stockMovesStatement(db: Database, orderId: string, direction: "reserved" | "released") {
  const sign = sql.raw(direction === "reserved" ? "-1" : "1");
  return statement<StockMovement>(
    db,
    sql`
    SELECT v.product_id AS productId, v.quantity AS "left", ${sign} * sum(l.quantity) AS moved,
      (SELECT sum(quantity) FROM product_variants WHERE product_id = v.product_id) AS productLeft
    FROM order_lines l JOIN product_variants v ON v.id = l.variant_id
    WHERE l.order_id = ${orderId} GROUP BY v.id`,
  );
}

/**
 * Reserves the units of a cancelled order again, if they were released and it matches `condition`. `holds_stock` must be set
 * in the same batch. Returns the variants whose stock was reserved.
 */
export function reserveStockAgainStatement(db: Database, orderId: string, condition: SQL) {
  return statement<{ id: string }>(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity - ${lineQuantity(orderId)}
    WHERE id IN ${variantsOf(orderId)}
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = 'cancelled' AND holds_stock = 0 AND ${condition})
    RETURNING id`,
  );
}

/**
 * Releases the units of an order, if it still reserves them and matches `condition`. `holds_stock` must be cleared in the
 * same batch, so that they are released once. Returns the variants whose stock was released.
 */
export function releaseStockStatement(db: Database, orderId: string, condition: SQL) {
  return statement<{ id: string }>(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity + ${lineQuantity(orderId)}
    WHERE id IN ${variantsOf(orderId)}
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND holds_stock = 1 AND ${condition})
    RETURNING id`,
  );
}
