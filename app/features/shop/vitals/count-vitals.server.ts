import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { vitalMetrics } from "#app/shared/states.ts";

import type { Measurement } from "./measurement.ts";
import { bucketOf } from "./vitals.ts";

/** Adds a page's times to their buckets of the day. Throws when D1 fails; then nothing of it is counted. */
export async function countVitals(db: Database, measured: Measurement, now: Date): Promise<void> {
  const { page, device, cls } = measured;
  const values = { ...measured, cls: cls === undefined ? undefined : cls * 1_000 };
  const rows = vitalMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ metric, bucket: bucketOf(value) }];
  });
  if (rows.length === 0) return;
  await statement(
    db,
    sql`INSERT INTO daily_vitals (day, page, device, metric, bucket, times)
      SELECT ${stockholmDay(now)}, ${page}, ${device}, value ->> 'metric', value ->> 'bucket', 1
      FROM json_each(${JSON.stringify(rows)}) WHERE TRUE
      ON CONFLICT (day, page, device, metric, bucket) DO UPDATE SET times = times + 1`,
  );
}
