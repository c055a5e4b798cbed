import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What was searched for on a day, without who: no person, no address, no session, and no time finer than the day. The words are
 * strangers' text, folded as the search folds them.
 */
export const searchLog = sqliteTable(
  "search_log",
  {
    /** Swedish day, `2026-11-20`. */
    day: text("day").notNull(),
    words: text("words").notNull(),
    times: integer("times").notNull(),
    /** How many products the latest of these searches found. */
    resultCount: integer("result_count").notNull(),
    /** Searches of which a result was opened. */
    clicks: integer("clicks").notNull().default(0),
    /** Places of the opened results in their lists, from 1, added up. */
    rankSum: integer("rank_sum").notNull().default(0),
    /** The best of these places; null before the first. */
    bestRank: integer("best_rank"),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.words] }),
    // Whether other days know a text.
    index("search_log_by_words").on(t.words, t.day),
    check("search_log_day", sql`${t.day} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
    check("search_log_words", sql`length(${t.words}) BETWEEN 1 AND 80`),
    check(
      "search_log_counts",
      sql`${t.times} > 0 AND ${t.resultCount} >= 0 AND ${t.clicks} >= 0 AND ${t.rankSum} >= 0`,
    ),
  ],
);
