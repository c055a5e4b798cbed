import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { countryCodes } from "#app/features/shop/shipping/delivery-dates.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { TrafficEvent } from "./traffic-event.ts";

/** A rush of visits is written together, at most this often in each isolate, in milliseconds. */
const pauseMs = 1_000;

/** Rows of `daily_traffic` as JSON, each with how often it was counted since the last write. */
let uncounted = new Map<string, number>();
let writing: Promise<void> | null = null;
let writtenAt = 0;

/**
 * Adds an event to its day, soon: what comes while a write is under way or was just made is written together. `country` is a code of
 * Cloudflare's; other countries than the shop's are one. Throws when D1 fails; what it did not take is not counted.
 */
export function countTraffic(
  db: Database,
  { step, source }: TrafficEvent,
  country: string | undefined,
  now: Date,
): Promise<void> {
  const isServed = Object.values(countryCodes).some((code) => code === country);
  const known = isServed ? country : country ? "other" : "unknown";
  const row = JSON.stringify({ day: stockholmDay(now), step, source, country: known });
  uncounted.set(row, (uncounted.get(row) ?? 0) + 1);
  writing ??= write(db, now).finally(() => (writing = null));
  return writing;
}

async function write(db: Database, now: Date): Promise<void> {
  const waitMs = writtenAt + pauseMs - now.getTime();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, pauseMs)));
  const rows = [...uncounted].map(([row, times]) => ({ ...(JSON.parse(row) as object), times }));
  uncounted = new Map();
  writtenAt = now.getTime() + Math.max(waitMs, 0);
  await statement(
    db,
    sql`INSERT INTO daily_traffic (day, step, source, country, times)
      SELECT value ->> 'day', value ->> 'step', value ->> 'source', value ->> 'country', value ->> 'times'
      FROM json_each(${JSON.stringify(rows)}) WHERE TRUE
      ON CONFLICT (day, step, source, country) DO UPDATE SET times = times + excluded.times`,
  );
}
