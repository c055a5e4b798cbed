import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { TrafficEvent } from "./traffic-event.ts";

/** A rush of visits is written together, at most this often in each isolate, in milliseconds. */
const pauseMs = 1_000;

/** Rows of `daily_traffic` as JSON, each with how often it was counted since the last write. */
let uncounted = new Map<string, number>();
let writtenAt = 0;
/** Until when a request waits to write what all have counted, in epoch milliseconds. No other waits for it: it may end before. */
let waitsUntil = 0;

/**
 * Adds an event to its day, soon: of a rush, one request writes what all have counted. `country` is `countryOf`'s.
 * Throws when D1 fails; what it did not take is not counted.
 */
export async function countTraffic(
  db: Database,
  { step, source }: TrafficEvent,
  country: string,
  now: Date,
): Promise<void> {
  const row = JSON.stringify({ day: stockholmDay(now), step, source, country });
  uncounted.set(row, (uncounted.get(row) ?? 0) + 1);
  if (now.getTime() < waitsUntil) return;
  const waitMs = Math.min(writtenAt + pauseMs - now.getTime(), pauseMs);
  if (waitMs > 0) {
    waitsUntil = now.getTime() + waitMs;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  waitsUntil = 0;
  writtenAt = now.getTime() + Math.max(waitMs, 0);
  const rows = [...uncounted].map(([counted, times]) => ({ ...(JSON.parse(counted) as object), times }));
  uncounted = new Map();
  if (rows.length > 0) await write(db, rows);
}

async function write(db: Database, rows: readonly object[]): Promise<void> {
  await statement(
    db,
    sql`INSERT INTO daily_traffic (day, step, source, country, times)
      SELECT value ->> 'day', value ->> 'step', value ->> 'source', value ->> 'country', value ->> 'times'
      FROM json_each(${JSON.stringify(rows)}) WHERE TRUE
      ON CONFLICT (day, step, source, country) DO UPDATE SET times = times + excluded.times`,
  );
}
