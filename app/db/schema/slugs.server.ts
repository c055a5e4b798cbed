import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { prefixedLanguages } from "../../shared/language/languages.ts";
import { slugKinds } from "../../shared/translations.ts";

/**
 * What the addresses of products and collections end with in the shop's other languages. Triggers write it: what staff translated a
 * `slug` to is the item's, with a number behind it where another item has that address (migration 0110). What it was before stays, so that
 * it leads on.
 */
export const slugs = sqliteTable(
  "slugs",
  {
    kind: text("kind", { enum: slugKinds }).notNull(),
    slug: text("slug").notNull(),
    language: text("language", { enum: prefixedLanguages }).notNull(),
    /** The id of the product or collection. */
    itemId: text("item_id").notNull(),
    /** False for one that it had before. */
    isCurrent: integer("is_current", { mode: "boolean" }).notNull(),
  },
  (t) => [
    // By any language's, without asking which.
    primaryKey({ columns: [t.kind, t.slug, t.language] }),
    uniqueIndex("slugs_current")
      .on(t.kind, t.itemId, t.language)
      .where(sql`is_current = 1`),
    index("slugs_item").on(t.kind, t.itemId),
  ],
);
