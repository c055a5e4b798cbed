import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";

import type { SearchSort } from "./search-sorts.ts";

/** What a text came to in a period. */
export interface LoggedSearch {
  words: string;
  times: number;
  /** How many products the latest search of it found. */
  found: number;
  /** Swedish day of the latest search of it. */
  lastDay: string;
  /** Searches of which a result was opened. */
  clicks: number;
  /** The average place of the opened results, from 1; null before the first. */
  averageRank: number | null;
}

const orders: Record<SearchSort, SQL> = {
  times: sql`times DESC, words`,
  found: sql`found, times DESC, words`,
  opened: sql`1.0 * clicks / times, times DESC, words`,
  place: sql`averageRank DESC NULLS LAST, times DESC, words`,
  latest: sql`lastDay DESC, times DESC, words`,
  words: sql`words`,
};

interface Page {
  /** From 1. */
  page: number;
  size: number;
}
export interface LoggedPage {
  rows: LoggedSearch[];
  total: number;
}

/**
 * The searches of the days from `first` to `last` (Swedish days, both included), text by text: what was not found, most searched
 * first, and all of it in a sort order; a page of each.
 */
export async function readSearchLog(
  db: Database,
  { first, last }: { first: string; last: string },
  { notFound, all, sort }: { notFound: Page; all: Page; sort: SearchSort },
): Promise<{ notFound: LoggedPage; all: LoggedPage }> {
  // Beside a single max(), SQLite takes the other columns from its row: `found` is of the latest day.
  const texts = sql`SELECT words, sum(times) AS times, result_count AS found, max(day) AS lastDay, sum(clicks) AS clicks,
      CASE WHEN sum(clicks) > 0 THEN round(1.0 * sum(rank_sum) / sum(clicks), 1) END AS averageRank
    FROM search_log WHERE day BETWEEN ${first} AND ${last} GROUP BY words`;
  const pageOf = (condition: SQL, order: SQL, { page, size }: Page) =>
    statement<LoggedSearch & { total: number }>(
      db,
      sql`SELECT *, count(*) OVER () AS total FROM (${texts}) WHERE ${condition}
        ORDER BY ${order} ${limitTo(size)} OFFSET ${(page - 1) * size}`,
    );
  const [missed, found] = await db.batch([
    pageOf(sql`found = 0`, orders.times, notFound),
    pageOf(sql`TRUE`, orders[sort], all),
  ]);
  return { notFound: toPage(missed), all: toPage(found) };
}

function toPage(rows: (LoggedSearch & { total: number })[]): LoggedPage {
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
