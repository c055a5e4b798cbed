import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { fileJobs } from "#app/db/schema/files.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { FileJobState } from "#app/shared/states.ts";

import { type FileJob, stateAfter, type WorkingState, workingStates } from "./job.ts";

/** Minutes after which a claim counts as abandoned: its Worker died. A Worker of the queue has fifteen, a step needs seconds. */
const claimTimeoutMinutes = 3;
/** Minutes without a finished step after which the scheduled job enqueues it again. */
const stalledAfterMinutes = 5;
/** How often a step is tried before its job fails. */
const maxAttempts = 5;

export type ClaimedJob = FileJob & { state: WorkingState; claim: string };

/**
 * Claims one step of a job. Only one caller gets it: the queue may deliver a message twice. Null when the step is done, being
 * done, or its job is over.
 */
export async function claimStep(db: Database, jobId: string, step: number, now: Date): Promise<ClaimedJob | null> {
  const time = now.toISOString();
  const [job] = await db
    .update(fileJobs)
    .set({ claim: newId(), claimedAt: time, updatedAt: time, attempts: sql`${fileJobs.attempts} + 1` })
    .where(
      and(
        eq(fileJobs.id, jobId),
        eq(fileJobs.step, step),
        inArray(fileJobs.state, [...workingStates]),
        or(isNull(fileJobs.claim), lt(fileJobs.claimedAt, addMinutes(now, -claimTimeoutMinutes).toISOString())),
      ),
    )
    .returning();
  return (job as ClaimedJob | undefined) ?? null;
}

/** What a step did: its results, and where the next one begins. */
export interface StepResult {
  /** Statements that write its results, for the batch that ends it. */
  statements: ReturnType<typeof statement>[];
  position: string;
  line?: number;
  /** Rows it went through. */
  rows: number;
  isLast: boolean;
  /** What is added to the job's counts. */
  counts?: Partial<
    Record<"created" | "changed" | "unchanged" | "broken" | "applied" | "refused" | "sizeBytes", number>
  >;
}

const countColumns = {
  created: "created",
  changed: "changed",
  unchanged: "unchanged",
  broken: "broken",
  applied: "applied",
  refused: "refused",
  sizeBytes: "size_bytes",
} as const;

/**
 * Ends a claimed step: its results and the step's number are written in one batch, or neither. Answers the job's state, with
 * a cancelled job's results stored, too; null when somebody else took the step over.
 */
export async function commitStep(
  db: Database,
  job: ClaimedJob,
  { statements, position, line = job.line, rows, isLast, counts = {} }: StepResult,
  now: Date,
): Promise<{ state: FileJobState; step: number } | null> {
  const isOurs = sql`id = ${job.id} AND claim = ${job.claim}`;
  const next = isLast ? stateAfter[job.state] : job.state;
  const finishedAt = isLast && next === "done" ? now.toISOString() : null;
  const added = Object.entries(counts).map(([name, amount]): SQL => {
    const column = sql.raw(countColumns[name as keyof typeof countColumns]);
    return sql`, ${column} = ${column} + ${amount}`;
  });
  try {
    const results = await db.batch([
      abortBatchWhen(db, "the step was taken over", sql`NOT EXISTS (SELECT 1 FROM file_jobs WHERE ${isOurs})`),
      ...statements,
      statement<{ state: FileJobState; step: number }>(
        db,
        sql`UPDATE file_jobs SET step = step + 1, position = ${position}, line = ${line}, rows_done = rows_done + ${rows},
            claim = NULL, attempts = 0, updated_at = ${now.toISOString()},
            finished_at = coalesce(finished_at, ${finishedAt}),
            state = CASE WHEN state = ${job.state} THEN ${next} ELSE state END ${sql.join(added)}
          WHERE ${isOurs} RETURNING state, step`,
      ),
    ]);
    return (results.at(-1) as { state: FileJobState; step: number }[])[0] ?? null;
  } catch (error) {
    if (violatedConstraint(error) === "batch_guards_refuse") return null;
    throw error;
  }
}

/** Lets go of a step that failed, so that it can be tried again at once. After the last attempt the job has failed. */
export async function releaseStep(db: Database, job: ClaimedJob, now: Date): Promise<void> {
  if (job.attempts >= maxAttempts) return failJob(db, job, "A step failed five times. Try again later.", now);
  await db
    .update(fileJobs)
    .set({ claim: null })
    .where(and(eq(fileJobs.id, job.id), eq(fileJobs.claim, job.claim)));
}

/** Ends a job for good, with the reason that staff read. */
export async function failJob(db: Database, job: ClaimedJob, problem: string, now: Date): Promise<void> {
  await db
    .update(fileJobs)
    .set({ claim: null, ...failure(problem, now) })
    .where(and(eq(fileJobs.id, job.id), eq(fileJobs.claim, job.claim), eq(fileJobs.state, job.state)));
}

function failure(problem: string, now: Date) {
  const time = now.toISOString();
  return { state: "failed" as const, problem, updatedAt: time, finishedAt: time };
}

/** The next steps of jobs that nobody has worked at for a while, at most 100. */
export async function findStalledJobs(db: Database, now: Date): Promise<{ id: string; step: number }[]> {
  return db
    .select({ id: fileJobs.id, step: fileJobs.step })
    .from(fileJobs)
    .where(
      and(
        // As in the index of working jobs, word by word: SQLite uses a partial index only for its own condition.
        sql`${fileJobs.state} IN ('exporting', 'checking', 'applying')`,
        lt(fileJobs.updatedAt, addMinutes(now, -stalledAfterMinutes).toISOString()),
      ),
    )
    .limit(100);
}
