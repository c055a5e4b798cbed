import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isoTime, json } from "./columns.server.ts";
import { orders } from "./orders.server.ts";

/** A variant that is offered, with its words for when it is no longer for sale. */
export interface OfferedLine {
  productId: string;
  variantId: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
}

/**
 * Items that staff offer to add to a paid order, by a link in an e-mail. What the buyer takes of it is an order of its own, so that its
 * payment, VAT, receipt and withdrawal are those of any order; it is sent with the first one.
 */
export const orderAdditions = sqliteTable(
  "order_additions",
  {
    id: text("id").primaryKey(),
    /** The order that they are added to. */
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    lines: json<OfferedLine[]>("lines").notNull(),
    /** When the offer ends. */
    expiresAt: isoTime("expires_at").notNull(),
    /** When staff took it back; null while they have not. */
    withdrawnAt: isoTime("withdrawn_at"),
    /** The order that was placed of it, the newest if one was cancelled unpaid; null before. */
    addedOrderId: text("added_order_id").references(() => orders.id),
    /** The staff member's username. */
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    index("order_additions_by_order").on(t.orderId, t.createdAt),
    uniqueIndex("order_additions_by_added").on(t.addedOrderId),
  ],
);
