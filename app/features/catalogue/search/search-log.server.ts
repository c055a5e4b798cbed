import { sql } from "drizzle-orm";
import { z } from "zod";

import { type Database, statement } from "#app/db/client.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { lexiconWith } from "./lexicon.ts";
import { loggedWords } from "./logged-words.ts";
import { wordsOf } from "./query.ts";
import { readQuery } from "./read-query.ts";
import { maxHits } from "./search-hits.ts";

/**
 * Different texts that one day keeps: a stranger who invents texts fills a day, and never the table. Beyond `open` only texts in words
 * of the shop or of its products are added, or that other days know, so that invented ones hide no search.
 */
export const wordsADay = { open: 500, most: 1_000 } as const;

/**
 * What a browser tells of a search: how many products it found, and at which place of the list (from 1) the opened one stood.
 * Without a count it tells of a search that it told of before.
 */
export const loggedSearchSchema = z
  .object({
    words: z.string().min(1).max(200),
    count: z.int().min(0).max(maxHits).optional(),
    rank: z.int().min(1).max(maxHits).optional(),
  })
  .refine(({ count, rank }) => count !== undefined || rank !== undefined);

/**
 * Adds a search to its day's row, without anything about who searched. What may be about a person is not stored. A full day counts the
 * texts it has; one that the shop knows takes the place of the oldest that was searched once and found nothing.
 */
export async function recordSearch(
  db: Database,
  { words: typed, count, rank }: z.output<typeof loggedSearchSchema>,
  now: Date,
): Promise<void> {
  const words = loggedWords(typed);
  if (words === null) return;
  const day = stockholmDay(now);
  const clicked = sql`clicks = clicks + ${rank === undefined ? 0 : 1}, rank_sum = rank_sum + ${rank ?? 0},
    best_rank = coalesce(min(best_rank, ${rank ?? null}), best_rank, ${rank ?? null})`;
  if (count === undefined) {
    await statement(
      db,
      sql`UPDATE search_log SET ${clicked} WHERE day = ${day} AND words = ${words} AND clicks < times`,
    );
    return;
  }
  const isThere = sql`EXISTS (SELECT 1 FROM search_log WHERE day = ${day} AND words = ${words})`;
  const texts = sql`(SELECT count(*) FROM search_log WHERE day = ${day})`;
  const isKnown = sql`(EXISTS (SELECT 1 FROM search_log WHERE words = ${words} AND day <> ${day})
    OR NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(unlistedWords(words))}) unlisted
      WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = unlisted.value)))`;
  await db.batch([
    statement(
      db,
      sql`DELETE FROM search_log WHERE NOT ${isThere} AND ${texts} >= ${wordsADay.most} AND ${isKnown}
        AND rowid = (SELECT min(once.rowid) FROM search_log once WHERE once.day = ${day} AND once.times = 1
          AND once.result_count = 0 AND NOT EXISTS (SELECT 1 FROM search_log other
            WHERE other.words = once.words AND other.day <> once.day))`,
    ),
    statement(
      db,
      sql`INSERT INTO search_log (day, words, times, result_count, clicks, rank_sum, best_rank)
      SELECT ${day}, ${words}, 1, ${count}, ${rank === undefined ? 0 : 1}, ${rank ?? 0}, ${rank ?? null}
      WHERE ${isThere} OR ${texts} < ${wordsADay.open} OR (${texts} < ${wordsADay.most} AND ${isKnown})
      ON CONFLICT (day, words) DO UPDATE SET times = times + 1, result_count = excluded.result_count, ${clicked}`,
    ),
  ]);
}

/** The words of a search that no word list knows. What the browser says that it found is not asked: a stranger may say anything. */
function unlistedWords(words: string): string[] {
  const typed = wordsOf(words);
  const { wishes, offers } = readQuery(typed, lexiconWith([]));
  if (wishes.length === 0 && offers.length === 0) return typed;
  return wishes.filter(({ known, role }) => !known && role !== "size").map((wish) => wish.typed);
}
