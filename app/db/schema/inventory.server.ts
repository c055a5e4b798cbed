import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { stockReasons } from "../../shared/states.ts";
import { products } from "./catalogue.server.ts";
import { isoTime } from "./columns.server.ts";
import { stockReasonTable } from "./lookups.server.ts";
import { orders } from "./orders.server.ts";

/**
 * Why the stock of each variant is what it is. Writing a row is the only way to change a quantity: triggers apply it to the
 * variant, refuse a quantity that was changed otherwise, and refuse to change or delete a row. So the deltas of a variant
 * always add up to its quantity.
 */
export const stockMovements = sqliteTable(
  "stock_movements",
  {
    /** Ascending: the order in which the movements happened. */
    id: integer("id").primaryKey(),
    /** No foreign key, because a variant that was never ordered can be deleted; its history stays. */
    variantId: text("variant_id").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    delta: integer("delta").notNull(),
    /** Units of the variant in stock after this movement. */
    quantityAfter: integer("quantity_after").notNull(),
    reason: text("reason", { enum: stockReasons })
      .notNull()
      .references(() => stockReasonTable.id),
    orderId: text("order_id").references(() => orders.id),
    /** 'shopper', 'system', or the staff member's username. */
    actor: text("actor").notNull(),
    note: text("note").notNull().default(""),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    check("stock_movements_delta", sql`${t.delta} <> 0`),
    index("stock_movements_by_variant").on(t.variantId, t.id),
    index("stock_movements_by_time").on(t.variantId, t.createdAt),
    // When sizes sold out.
    index("stock_movements_sold_out")
      .on(t.createdAt)
      .where(sql`${t.quantityAfter} = 0`),
    index("stock_movements_by_order")
      .on(t.orderId)
      .where(sql`${t.orderId} IS NOT NULL`),
  ],
);
