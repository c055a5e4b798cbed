import { sql } from "drizzle-orm";
import { check, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { prefixedLanguages } from "../../shared/language/languages.ts";
import { translationKinds } from "../../shared/translations.ts";
import { isoTime } from "./columns.server.ts";

/**
 * The texts of the shop in its other languages, one row a field. English stands where it always stood; what has no row is shown in it. Lists
 * are stored one text in a line, a section of the site as the JSON of its texts by place (`content/section-texts.ts`).
 */
export const translations = sqliteTable(
  "translations",
  {
    kind: text("kind", { enum: translationKinds }).notNull(),
    /** The id of a product or collection, the name of a section, or the English itself: the name of a color, what describes a size or tells of a discount. */
    itemId: text("item_id").notNull(),
    field: text("field").notNull(),
    language: text("language", { enum: prefixedLanguages }).notNull(),
    text: text("text").notNull(),
    /** The English text that it was made from: it is out of date while that is another, and both can be compared. */
    source: text("source").notNull(),
    /** The version. */
    updatedAt: isoTime("updated_at").notNull(),
    /** Username. */
    updatedBy: text("updated_by").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId, t.field, t.language] }),
    // An empty one is no translation: its row is deleted.
    check("translations_text", sql`trim(${t.text}) <> ''`),
  ],
);
