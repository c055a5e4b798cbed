import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What filters need of each product, in one narrow row. Triggers empty the row whenever what it says changes; whoever finds it
 * empty reads the base tables, and a job fills it again (`filters/fill-rows.server.ts`).
 */
export const filterProducts = sqliteTable(
  "filter_products",
  {
    productId: text("product_id").primaryKey(),
    /** As `filters/filter-row.ts` writes it: an empty text for a product in no listing. Null: to be read from the base tables. */
    summary: text("summary"),
  },
  (t) => [
    index("filter_products_to_fill")
      .on(t.productId)
      .where(sql`${t.summary} IS NULL`),
  ],
);

/**
 * Which products changed for filters, in order, written by triggers, so that a Worker can ask what is new since it looked last. The
 * token tells whether this is still the history it looked at. The job drops old rows, never the newest.
 */
export const filterChanges = sqliteTable("filter_changes", {
  version: integer("version").primaryKey(),
  productId: text("product_id").notNull(),
  token: text("token")
    .notNull()
    .default(sql`(lower(hex(randomblob(8))))`),
});

/**
 * All that filters know of all products, in a few rows, so that a new isolate need not read one row a product: the texts of the parts,
 * joined, are what `filters/packed-products.ts` wrote. A job writes it anew once enough has changed; what changed since is followed.
 */
export const filterSnapshots = sqliteTable("filter_snapshots", {
  part: integer("part").primaryKey(),
  /** How many parts there are. */
  parts: integer("parts").notNull(),
  /** The change it stands at (`filter_changes`). */
  version: integer("version").notNull(),
  token: text("token").notNull(),
  content: text("content").notNull(),
});
