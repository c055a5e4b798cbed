import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { DeviceKind, PageKind, VitalMetric } from "#app/shared/states.ts";

import type { BucketCount } from "./vitals.ts";

/** How often a value of a kind of page was in a bucket. */
export interface VitalRow extends BucketCount {
  page: PageKind;
  device: DeviceKind;
  metric: VitalMetric;
}

/** What was measured between two Swedish days, both included: at most some hundred rows, however many pages there were. */
export function vitalsStatement(db: Database, first: string, last: string) {
  return statement<VitalRow>(
    db,
    sql`SELECT page, device, metric, bucket, sum(times) AS times FROM daily_vitals
      WHERE day BETWEEN ${first} AND ${last} GROUP BY page, device, metric, bucket`,
  );
}
