import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { productVariants } from "./catalogue.server.ts";
import { isoTime, locale } from "./columns.server.ts";

/**
 * Someone asked to be told, once, when a sold-out variant can be bought again; the address's owner confirms by the link we send there.
 * Triggers end the requests of products that staff delete, and of variants that a product no longer has.
 */
export const backInStockRequests = sqliteTable(
  "back_in_stock_requests",
  {
    id: text("id").primaryKey(),
    variantId: text("variant_id")
      .notNull()
      .references(() => productVariants.id),
    /** Lower case. */
    email: text("email").notNull(),
    locale: locale(),
    createdAt: isoTime("created_at").notNull(),
    /** Since when it waits in line; null until its owner confirmed it. */
    confirmedAt: isoTime("confirmed_at"),
    /** When the e-mail that it asks for was written; it has ended then. */
    notifiedAt: isoTime("notified_at"),
  },
  (t) => [
    check("back_in_stock_requests_email", sql`${t.email} = lower(${t.email})`),
    check("back_in_stock_requests_order", sql`${t.notifiedAt} IS NULL OR ${t.confirmedAt} IS NOT NULL`),
    // One open request of an address for a variant.
    uniqueIndex("back_in_stock_requests_once")
      .on(t.variantId, t.email)
      .where(sql`${t.notifiedAt} IS NULL`),
    index("back_in_stock_requests_waiting")
      .on(t.variantId, t.confirmedAt, t.id)
      .where(sql`${t.confirmedAt} IS NOT NULL AND ${t.notifiedAt} IS NULL`),
    index("back_in_stock_requests_told")
      .on(t.variantId, t.notifiedAt)
      .where(sql`${t.notifiedAt} IS NOT NULL`),
    index("back_in_stock_requests_by_email").on(sql`${t.email} COLLATE NOCASE`),
    index("back_in_stock_requests_by_created").on(t.createdAt),
  ],
);
