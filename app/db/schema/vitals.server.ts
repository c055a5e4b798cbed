import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { deviceKinds, pageKinds, vitalMetrics } from "../../shared/states.ts";

/** How long pages took for shoppers who allow measuring, as counts of a day in buckets: no person, no address, and no time finer than the day. */
export const dailyVitals = sqliteTable(
  "daily_vitals",
  {
    /** Swedish day, `2026-11-20`. */
    day: text("day").notNull(),
    page: text("page", { enum: pageKinds }).notNull(),
    device: text("device", { enum: deviceKinds }).notNull(),
    metric: text("metric", { enum: vitalMetrics }).notNull(),
    /** The bucket's upper end (`shop/vitals/vitals.ts`): milliseconds, or thousandths of a layout shift. */
    bucket: integer("bucket").notNull(),
    times: integer("times").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.device, t.metric, t.bucket] }),
    check("daily_vitals_times", sql`${t.times} > 0`),
  ],
);
