import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { fileJobRows, fileJobs } from "#app/db/schema/files.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { FileKind, RowVerdict } from "#app/shared/states.ts";

import { type FileJob, type FileJobRow, workingStates } from "./job.ts";

type NewJob = Pick<FileJob, "kind" | "direction" | "fileName" | "madeBy"> &
  Partial<
    Pick<
      FileJob,
      "id" | "format" | "separator" | "filter" | "columns" | "sizeBytes" | "position" | "line" | "rowsTotal"
    >
  >;

/** The row of a new job, and the statement that inserts it, for the batch that also records who began it. */
export function newJob(db: Database, job: NewJob, now: Date) {
  const id = job.id ?? newId("job");
  const time = now.toISOString();
  const state = job.direction === "export" ? ("exporting" as const) : ("checking" as const);
  const row = { format: "csv" as const, ...job, id, state, createdAt: time, updatedAt: time };
  return { id, insert: db.insert(fileJobs).values(row) };
}

/** A job by its id; null when there is none. */
export async function findJob(db: Database, id: string): Promise<FileJob | null> {
  const [job] = await db.select().from(fileJobs).where(eq(fileJobs.id, id));
  return job ?? null;
}

/** Who works at a job is nobody's business but the queue's. */
const { claim: _, ...columns } = getTableColumns(fileJobs);

/** The jobs of a kind, newest first: a function that reads a page of them. */
export const jobsOf = (kind: FileKind) =>
  defineListQuery({
    table: fileJobs,
    id: fileJobs.id,
    where: eq(fileJobs.kind, kind),
    sorts: { newest: [fileJobs.createdAt, "descending"] },
    filters: {},
    select: (db, sortValue) => db.select({ ...columns, sortValue }).from(fileJobs),
  });

/** Rows of a dry run from a line on: those of a verdict, or those that could not be applied. */
export async function listJobRows(
  db: Database,
  jobId: string,
  which: RowVerdict | "refused",
  { after, size }: { after: number; size: number },
): Promise<{ rows: FileJobRow[]; next: number | null }> {
  const condition = which === "refused" ? eq(fileJobRows.outcome, "refused") : eq(fileJobRows.verdict, which);
  const rows = await db
    .select()
    .from(fileJobRows)
    .where(and(eq(fileJobRows.jobId, jobId), condition, sql`${fileJobRows.line} > ${after}`))
    .orderBy(fileJobRows.line)
    .limit(size + 1);
  const shown = rows.slice(0, size) as FileJobRow[];
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.line ?? null) : null };
}

/** Ends a job that the queue works at, or an import that was not applied. False when it is over already. */
export async function cancelJob(db: Database, id: string, now: Date): Promise<boolean> {
  const cancelled = await db
    .update(fileJobs)
    .set({ state: "cancelled", updatedAt: now.toISOString(), finishedAt: now.toISOString() })
    .where(and(eq(fileJobs.id, id), inArray(fileJobs.state, [...workingStates, "checked"])))
    .returning({ id: fileJobs.id });
  return cancelled.length > 0;
}

/** Begins to apply an import whose dry run is done, as a statement for a batch: it goes through its file once more from `start`. */
export function applyStatement(db: Database, id: string, start: { position: string; line: number }, now: Date) {
  return statement<{ id: string; step: number }>(
    db,
    sql`UPDATE file_jobs SET state = 'applying', position = ${start.position}, line = ${start.line}, step = step + 1,
        rows_total = rows_done, rows_done = 0, claim = NULL, attempts = 0, updated_at = ${now.toISOString()}
      WHERE id = ${id} AND state = 'checked' AND created + changed > 0 RETURNING id, step`,
  );
}

/** How many things of a dry run have a note of each kind, with the text of one of them, the most frequent first. */
export async function countNotes(
  db: Database,
  jobId: string,
): Promise<{ kind: string; count: number; text: string }[]> {
  return statement(
    db,
    sql`SELECT note.value ->> 'kind' AS kind, count(DISTINCT line) AS count, min(note.value ->> 'text') AS text
      FROM file_job_rows, json_each(notes) note WHERE job_id = ${jobId} GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
}

/** Begins the dry run of an import once more from `start`, another way: as statements for a batch. */
export function recheckStatements(
  db: Database,
  id: string,
  { filter, start }: { filter: Record<string, string>; start: { position: string; line: number } },
  now: Date,
) {
  return [
    statement<{ id: string; step: number }>(
      db,
      sql`UPDATE file_jobs SET state = 'checking', filter = ${JSON.stringify(filter)}, position = ${start.position},
          line = ${start.line}, step = step + 1, rows_done = 0, created = 0, changed = 0, unchanged = 0, broken = 0, unkept = '{}',
          claim = NULL, attempts = 0, updated_at = ${now.toISOString()}
        WHERE id = ${id} AND state = 'checked' RETURNING id, step`,
    ),
    statement(db, sql`DELETE FROM file_job_rows WHERE job_id = ${id} AND changes() > 0`),
  ] as const;
}
