import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

const lineQuantity = (orderId: string) => sql`(SELECT sum(l.quantity) FROM order_lines l
  WHERE l.order_id = ${orderId} AND l.variant_id = product_variants.id)`;
const variantsOf = (orderId: string) => sql`(SELECT variant_id FROM order_lines WHERE order_id = ${orderId})`;

/**
 * Takes the units of an order's lines out of stock; stands in the batch that writes the lines. More than there is
 * breaks the CHECK on the quantity and with it the whole batch. Answers the units left of each variant.
 */
export function takeStockStatement(db: Database, orderId: string) {
  return statement<{ quantity: number }>(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity - ${lineQuantity(orderId)}
    WHERE id IN ${variantsOf(orderId)} RETURNING quantity`,
  );
}

/** Takes the units of a cancelled order again, if it gave them back before. Its hold must be set in the same batch. */
export function takeStockAgainStatement(db: Database, orderId: string) {
  return statement(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity - ${lineQuantity(orderId)}
    WHERE id IN ${variantsOf(orderId)}
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status = 'cancelled' AND holds_stock = 0)`,
  );
}

/**
 * Gives the units of an order back, if the order still holds them and is as `condition` says. Its hold must be ended
 * in the same batch, so that they are given back once.
 */
export function returnStockStatement(db: Database, orderId: string, condition: SQL) {
  return statement(
    db,
    sql`
    UPDATE product_variants SET quantity = quantity + ${lineQuantity(orderId)}
    WHERE id IN ${variantsOf(orderId)}
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND holds_stock = 1 AND ${condition})`,
  );
}
