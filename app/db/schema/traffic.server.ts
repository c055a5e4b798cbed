import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { trafficSources, trafficSteps } from "../../shared/states.ts";

/**
 * How many visits, carts and steps of the checkout a day had, by the kind of site that visits came from and by country. A count and nothing else: no person, no
 * address, no session and no time finer than the day.
 */
export const dailyTraffic = sqliteTable(
  "daily_traffic",
  {
    /** Swedish day, `2026-11-20`. */
    day: text("day").notNull(),
    step: text("step", { enum: trafficSteps }).notNull(),
    source: text("source", { enum: trafficSources }).notNull(),
    /** ISO code of a country the shop delivers to, `other`, or `unknown`. */
    country: text("country").notNull(),
    times: integer("times").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.step, t.source, t.country] }),
    check("daily_traffic_times", sql`${t.times} > 0`),
  ],
);
