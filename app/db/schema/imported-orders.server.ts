import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isoTime, ore } from "./columns.server.ts";

/**
 * Orders of the shop that this one was before, as a file had them. They are read and never worked on: no stock, no payment and no
 * report here counts them.
 */
export const importedOrders = sqliteTable(
  "imported_orders",
  {
    id: text("id").primaryKey(),
    /** As the other shop wrote it: `#1001`. */
    number: text("number").notNull(),
    /** Empty after an erasure, and for a sale over the counter. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** JSON of an `ImportedAddress`; empty where there is none. */
    shippingAddress: text("shipping_address").notNull(),
    billingAddress: text("billing_address").notNull(),
    /** The other shop's words: `paid`, `partially_refunded`. */
    paymentStatus: text("payment_status").notNull(),
    fulfilment: text("fulfilment").notNull(),
    /** ISO 4217. Amounts are in its hundredths. */
    currency: text("currency").notNull(),
    subtotalOre: ore("subtotal_ore").notNull(),
    discountCode: text("discount_code").notNull(),
    discountOre: ore("discount_ore").notNull(),
    shippingMethod: text("shipping_method").notNull(),
    shippingOre: ore("shipping_ore").notNull(),
    taxOre: ore("tax_ore").notNull(),
    totalOre: ore("total_ore").notNull(),
    refundedOre: ore("refunded_ore").notNull(),
    paymentMethod: text("payment_method").notNull(),
    /** JSON of `ImportedLine`s. */
    lines: text("lines").notNull(),
    note: text("note").notNull(),
    tags: text("tags").notNull(),
    placedAt: isoTime("placed_at").notNull(),
    paidAt: isoTime("paid_at"),
    fulfilledAt: isoTime("fulfilled_at"),
    cancelledAt: isoTime("cancelled_at"),
    importedAt: isoTime("imported_at").notNull(),
    /** Username. */
    importedBy: text("imported_by").notNull(),
  },
  (t) => [
    uniqueIndex("imported_orders_by_number").on(sql`${t.number} COLLATE NOCASE`),
    index("imported_orders_by_email").on(sql`${t.email} COLLATE NOCASE`, t.placedAt),
    index("imported_orders_by_name").on(sql`${t.name} COLLATE NOCASE`),
    index("imported_orders_by_placed").on(t.placedAt, t.id),
    index("imported_orders_by_total").on(t.totalOre, t.id),
  ],
);
