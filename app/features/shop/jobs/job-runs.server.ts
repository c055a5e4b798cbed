import { asc, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { jobRuns } from "#app/db/schema/jobs.server.ts";
import { describeError } from "#app/platform/env/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { everyJob } from "./every-job.ts";

/** Minutes that a job may be late: three missed starts of the trigger that runs every five. */
const toleranceMinutes = 15;
/** Minutes that a shop has until its first job must have run. */
const newShopMinutes = 20;

/** Of a row of `job_runs`: whether it has not succeeded for so many minutes longer than the interval at which it runs. */
export function isLate(now: Date, minutes = toleranceMinutes): SQL {
  return sql`coalesce(last_succeeded_at, known_since)
    < strftime('%Y-%m-%dT%H:%M:%fZ', ${addMinutes(now, -minutes).toISOString()}, '-' || every_minutes || ' minutes')`;
}

/** A job that has not succeeded for longer than it should take. */
export interface LateJob {
  name: string;
  /** The ISO time of its last success; null when it never had one. */
  lastSucceededAt: string | null;
  /** What its last failure said; null when it did not fail since it last succeeded: it does not run at all. */
  error: string | null;
}

/** Notes which jobs the shop has, and forgets those of earlier releases. */
export async function registerJobs(
  db: Database,
  jobs: readonly { name: string; everyMinutes: number }[],
  now: Date,
): Promise<void> {
  // One parameter, because D1 accepts 100 a statement.
  const known = JSON.stringify(jobs.map(({ name, everyMinutes }) => ({ name, everyMinutes })));
  await db.batch([
    statement(
      db,
      sql`INSERT INTO job_runs (name, every_minutes, known_since)
        SELECT value ->> 'name', value ->> 'everyMinutes', ${now.toISOString()} FROM json_each(${known}) WHERE true
        ON CONFLICT (name) DO UPDATE SET every_minutes = excluded.every_minutes
          WHERE job_runs.every_minutes <> excluded.every_minutes`,
    ),
    statement(db, sql`DELETE FROM job_runs WHERE name NOT IN (SELECT value ->> 'name' FROM json_each(${known}))`),
  ]);
}

/**
 * Runs a job and notes when it started, how it ended, and how many rows it says it worked on. That it cannot be noted stops no job: `report` is told. Throws what
 * the job throws.
 */
export async function runNoted(
  db: Database,
  { name, everyMinutes }: { name: string; everyMinutes: number },
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
  clock: () => Date = () => new Date(),
): Promise<void> {
  const note = async (set: Partial<typeof jobRuns.$inferInsert>) => {
    const values = { name, everyMinutes, knownSince: clock().toISOString(), ...set };
    await db.insert(jobRuns).values(values).onConflictDoUpdate({ target: jobRuns.name, set }).catch(report);
  };
  await note({ lastStartedAt: clock().toISOString() });
  let result: unknown;
  try {
    result = await work();
  } catch (error) {
    await note({ lastFailedAt: clock().toISOString(), lastError: describeError(error).split("\n")[0] ?? null });
    throw error;
  }
  const lastCount = typeof result === "number" ? result : null;
  await note({ lastSucceededAt: clock().toISOString(), lastError: null, lastCount });
}

/**
 * The jobs that are late, and whether any job has ever run: when none has, the cron triggers are not there, which counts as late
 * once the table for it is older than a new shop's.
 */
export async function readLateJobs(db: Database, now: Date): Promise<{ hasRun: boolean; late: LateJob[] }> {
  const { name, lastSucceededAt, lastError: error } = jobRuns;
  const [runs, migrated] = await db.batch([
    db
      .select({ name, lastSucceededAt, error, isLate: sql<number>`${isLate(now)}` })
      .from(jobRuns)
      .orderBy(asc(jobRuns.name)),
    statement<{ at: string | null }>(db, sql`SELECT max(applied_at) AS at FROM d1_migrations`),
  ]);
  const at = migrated[0]?.at;
  const isNew = !at || addMinutes(new Date(`${at.replace(" ", "T")}Z`), newShopMinutes) >= now;
  if (runs.length === 0)
    return { hasRun: false, late: isNew ? [] : [{ name: everyJob, lastSucceededAt: null, error: null }] };
  return { hasRun: true, late: runs.flatMap(({ isLate: late, ...job }) => (late ? [job] : [])) };
}
