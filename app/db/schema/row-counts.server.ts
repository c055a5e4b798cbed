import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many rows a table has, kept by triggers: counting 100,000 orders for each page view would read them all. */
export const rowCounts = sqliteTable("row_counts", {
  /** 'users', 'products' (not archived), 'orders' or 'messages'. */
  name: text("name").primaryKey(),
  total: integer("total").notNull(),
});
