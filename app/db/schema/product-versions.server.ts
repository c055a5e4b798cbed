import { sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The version of each product. Triggers write another one whenever a row changes that its card or its page is read from, so that whoever
 * read them in this version need not read them again (`products/card-memory.ts`, `products/read-product.server.ts`). A random text,
 * which no other state ever has.
 */
export const productVersions = sqliteTable("product_versions", {
  productId: text("product_id").primaryKey(),
  version: text("version")
    .notNull()
    .default(sql`(lower(hex(randomblob(8))))`),
});
