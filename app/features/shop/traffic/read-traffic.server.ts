import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { TrafficSource, TrafficStep } from "#app/shared/states.ts";

/** How often something was counted on a day. */
export interface TrafficRow {
  day: string;
  step: TrafficStep;
  source: TrafficSource;
  /** As `daily_traffic` has it. */
  country: string;
  times: number;
}

/** What was counted between two Swedish days, both included. */
export function trafficStatement(db: Database, first: string, last: string) {
  return statement<TrafficRow>(
    db,
    sql`SELECT day, step, source, country, times FROM daily_traffic WHERE day BETWEEN ${first} AND ${last} ORDER BY day`,
  );
}
