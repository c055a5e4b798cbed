import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { prefixedLanguages } from "../../shared/language/languages.ts";
import { flag, isoTime, json } from "./columns.server.ts";

/** Words that staff say mean the same: whoever searches for one finds the others. They add to the word lists of the code. */
export const searchSynonyms = sqliteTable(
  "search_synonyms",
  {
    id: text("id").primaryKey(),
    /** The language of the words, such as `sv`; null for any. It says where they are from and limits nothing. */
    locale: text("locale"),
    /** Two words or more, as staff typed them. */
    words: json<string[]>("words").notNull(),
    createdAt: isoTime("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (t) => [
    check("search_synonyms_words", sql`json_type(${t.words}) = 'array' AND json_array_length(${t.words}) >= 2`),
    index("search_synonyms_by_created").on(t.createdAt, t.id),
  ],
);

/**
 * What search ranks by, one narrow row for each product for sale, kept by triggers beside the full-text table
 * `product_word_search`, which has the same rowids.
 */
export const searchEntries = sqliteTable(
  "search_entries",
  {
    /** The product's rowid. */
    entry: integer("entry").primaryKey(),
    productId: text("product_id").notNull().unique(),
    /** Folded as searches are. */
    name: text("name").notNull(),
    soldOut: flag("sold_out").notNull(),
    soldCount: integer("sold_count").notNull(),
  },
  (t) => [index("search_entries_by_name").on(t.name)],
);

/** Every word that names, kinds, tags, colors and sizes hold or held, folded: what a misspelt word is compared with. */
export const searchWords = sqliteTable("search_words", { word: text("word").primaryKey() });

/** Every color that products have or had: a search for blue looks for the names of the blue ones. */
export const searchColors = sqliteTable(
  "search_colors",
  { name: text("name").notNull(), hex: text("hex").notNull() },
  (t) => [primaryKey({ columns: [t.name, t.hex] })],
);

/** The words of translated materials, in the same way: English words are in `search_words` alone. */
export const translatedWords = sqliteTable(
  "translated_words",
  { language: text("language", { enum: prefixedLanguages }).notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.language, t.word] })],
);
