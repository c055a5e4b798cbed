import { sql } from "drizzle-orm";
import { z } from "zod";

import { type Database, statement } from "#app/db/client.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { loggedWords } from "./logged-words.ts";
import { maxHits } from "./search-hits.ts";

/** Different texts that one day keeps: a stranger who invents texts fills a day, and never the table. */
export const maxWordsADay = 1_000;

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
 * Adds a search to its day's row, without anything about who searched. What may be about a person is not kept, and once the day has
 * as many texts as it keeps, only those go on counting. Throws when D1 fails.
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
  await statement(
    db,
    sql`INSERT INTO search_log (day, words, times, result_count, clicks, rank_sum, best_rank)
      SELECT ${day}, ${words}, 1, ${count}, ${rank === undefined ? 0 : 1}, ${rank ?? 0}, ${rank ?? null}
      WHERE EXISTS (SELECT 1 FROM search_log WHERE day = ${day} AND words = ${words})
        OR (SELECT count(*) FROM search_log WHERE day = ${day}) < ${maxWordsADay}
      ON CONFLICT (day, words) DO UPDATE SET times = times + 1, result_count = excluded.result_count, ${clicked}`,
  );
}
