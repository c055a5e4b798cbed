import { sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The version of each product's card. Triggers write another one whenever a column changes that a card may be made of, so that whoever
 * has the card of this version need not read it again (`catalogue/card-memory.ts`). A random text, which no other state ever has.
 */
export const cardVersions = sqliteTable("card_versions", {
  productId: text("product_id").primaryKey(),
  version: text("version")
    .notNull()
    .default(sql`(lower(hex(randomblob(8))))`),
});
