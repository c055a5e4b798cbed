import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime, ore } from "./columns.server.ts";
import { currency } from "./lookups.server.ts";

/** A Swedish calendar day as `2026-11-03`. */
const day = () => text("day").notNull();

/**
 * What was sold each day, kept by triggers on `orders`, so that a report of 90 days reads 90 rows and not every order. A sale
 * counts on the day it was paid, a refund on the day it was made.
 */
export const dailySales = sqliteTable(
  "daily_sales",
  {
    day: day(),
    currency: currency(),
    orders: integer("orders").notNull().default(0),
    units: integer("units").notNull().default(0),
    /** What customers paid: goods after discount, shipping and VAT. */
    paidOre: ore("paid_ore").notNull().default(0),
    discountOre: ore("discount_ore").notNull().default(0),
    shippingOre: ore("shipping_ore").notNull().default(0),
    vatOre: ore("vat_ore").notNull().default(0),
    refunds: integer("refunds").notNull().default(0),
    refundedOre: ore("refunded_ore").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency] })],
);

/** What was sold of each product each day, before discounts. Kept by the same triggers. */
export const dailyProductSales = sqliteTable(
  "daily_product_sales",
  {
    day: day(),
    currency: currency(),
    productId: text("product_id").notNull(),
    units: integer("units").notNull().default(0),
    soldOre: ore("sold_ore").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.currency, t.productId] })],
);

/** When Swedish clocks are an hour ahead, by year, as ISO times: SQLite knows no time zones, and a sale counts on a Swedish day. */
export const summerTimes = sqliteTable("summer_times", {
  year: text("year").primaryKey(),
  beginsAt: isoTime("begins_at").notNull(),
  endsAt: isoTime("ends_at").notNull(),
});
