import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderStatusesWhere } from "#app/db/status-sql.server.ts";

import type { StockMovement } from "./shown-stock.ts";
import { movementStatement } from "./stock-statements.server.ts";

/**
 * Units of a line `l` that its order holds: what was sent is gone, and what was cancelled was settled with its refund. What
 * came back had been sent, also when nobody recorded the parcel.
 */
const heldUnits = sql.raw("(l.quantity - max(l.fulfilled_quantity, l.returned_quantity) - l.cancelled_quantity)");

/** Whose order takes or gives back stock, and when. */
interface OrderMove {
  orderId: string;
  /** 'shopper', 'system', or the staff member's username. */
  actor: string;
  now: Date;
}

/**
 * Reserves the units of an order's lines, as a statement for the batch that writes the lines. Too few units violate the
 * CHECK on the quantity, which aborts the whole batch.
 */
export function reserveStockStatement(db: Database, { orderId, actor, now }: OrderMove) {
  const cause = { reason: "order-placed", orderId, actor } as const;
  return movementStatement(db, orderUnits(orderId, -1), cause, now, sql`TRUE`);
}

/** Reads an order's stock movements, one row per variant, as a statement for the same batch, after the movement. */
export function stockMovesStatement(db: Database, orderId: string, direction: "reserved" | "released") {
  const sign = sql.raw(direction === "reserved" ? "-1" : "1");
  return statement<StockMovement>(
    db,
    sql`
    SELECT v.product_id AS productId, v.quantity AS "left", ${sign} * sum(${heldUnits}) AS moved,
      (SELECT sum(quantity) FROM product_variants WHERE product_id = v.product_id) AS productLeft
    FROM order_lines l JOIN product_variants v ON v.id = l.variant_id
    WHERE l.order_id = ${orderId} GROUP BY v.id`,
  );
}

/**
 * Reserves the units of a cancelled order again, if they were released and it matches `condition`. `holds_stock` must be set
 * in the same batch. Returns the movements written.
 */
export function reserveStockAgainStatement(db: Database, { orderId, actor, now }: OrderMove, condition: SQL) {
  const cause = { reason: "order-reopened", orderId, actor } as const;
  const released = sql`EXISTS
    (SELECT 1 FROM orders WHERE id = ${orderId} AND status IN ${orderStatusesWhere({ isCancelled: true })} AND holds_stock = 0 AND ${condition})`;
  return movementStatement(db, orderUnits(orderId, -1), cause, now, released);
}

/**
 * Releases the units of an order, if it still reserves them and matches `condition`. `holds_stock` must be cleared in the
 * same batch, so that they are released once. Returns the movements written.
 */
export function releaseStockStatement(db: Database, { orderId, actor, now }: OrderMove, condition: SQL) {
  const cause = { reason: "order-released", orderId, actor } as const;
  const reserved = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND holds_stock = 1 AND ${condition})`;
  return movementStatement(db, orderUnits(orderId, 1), cause, now, reserved);
}

/** The units that an order holds by variant, as deltas. */
function orderUnits(orderId: string, sign: 1 | -1): SQL {
  return sql`SELECT variant_id, ${sql.raw(String(sign))} * sum(${heldUnits}) AS delta FROM order_lines l
    WHERE order_id = ${orderId} GROUP BY variant_id`;
}
