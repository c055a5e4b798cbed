import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { isoTime } from "./columns.server.ts";

/** The scheduled jobs and when each ran, so that one that stopped is noticed. */
export const jobRuns = sqliteTable(
  "job_runs",
  {
    name: text("name").primaryKey(),
    /** How often it should run. */
    everyMinutes: integer("every_minutes").notNull(),
    /** Since when the shop has this job: a new one is not late. */
    knownSince: isoTime("known_since").notNull(),
    lastStartedAt: isoTime("last_started_at"),
    lastSucceededAt: isoTime("last_succeeded_at"),
    lastFailedAt: isoTime("last_failed_at"),
    /** What the last failure said, without personal data. */
    lastError: text("last_error"),
    /** How many rows the last run deleted or anonymized; null for a job that counts none. */
    lastCount: integer("last_count"),
  },
  (t) => [check("job_runs_every", sql`${t.everyMinutes} > 0`)],
);
