import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";

import type { FileJobState, FileKind } from "../../shared/states.ts";
import { isoTime, json } from "./columns.server.ts";

/**
 * Data that staff take out as a file or bring in with one. A queue works through a job in steps: whoever finishes step n moves
 * `step` to n + 1 in the batch that writes its results, so that a message delivered twice or lost changes nothing.
 */
export const fileJobs = sqliteTable(
  "file_jobs",
  {
    id: text("id").primaryKey(),
    /** One of `fileKinds`: what the file holds. */
    kind: text("kind").$type<FileKind>().notNull(),
    direction: text("direction").$type<"export" | "import">().notNull(),
    state: text("state").$type<FileJobState>().notNull(),
    format: text("format").$type<"csv" | "json">().notNull(),
    separator: text("separator").notNull().default(","),
    /** What a download is called, or what the uploaded file was called. */
    fileName: text("file_name").notNull(),
    /** Which rows an export takes. */
    filter: json<Record<string, string>>("filter").notNull().default({}),
    /** The columns of an uploaded CSV file, in its order. */
    columns: json<string[]>("columns").notNull().default([]),
    sizeBytes: integer("size_bytes").notNull().default(0),
    step: integer("step").notNull().default(0),
    /** Where the next step begins: the last id that was exported, or the byte after the last row that was read. */
    position: text("position").notNull().default(""),
    /** The line of an uploaded file at which the next step begins. */
    line: integer("line").notNull().default(1),
    rowsDone: integer("rows_done").notNull().default(0),
    /** Null while nobody knows. */
    rowsTotal: integer("rows_total"),
    created: integer("created").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    broken: integer("broken").notNull().default(0),
    applied: integer("applied").notNull().default(0),
    /** Rows that were not applied, because what they change was changed by somebody else meanwhile, or could not be saved. */
    refused: integer("refused").notNull().default(0),
    /** Columns of an uploaded file of which nothing is kept, each with a sample and its number of rows. */
    unkept: json<Record<string, { sample: string; rows: number }>>("unkept").notNull().default({}),
    /** Why the job failed, for staff. */
    problem: text("problem"),
    /** Whoever works at a step holds this; taken again when it is old. */
    claim: text("claim"),
    claimedAt: isoTime("claimed_at"),
    /** How often the current step was begun. */
    attempts: integer("attempts").notNull().default(0),
    /** The staff member's username. */
    madeBy: text("made_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    finishedAt: isoTime("finished_at"),
  },
  (t) => [
    check("file_jobs_counts", sql`${t.step} >= 0 AND ${t.rowsDone} >= 0`),
    index("file_jobs_by_created").on(t.createdAt, t.id),
    index("file_jobs_by_kind").on(t.kind, t.createdAt, t.id),
    index("file_jobs_working")
      .on(t.updatedAt)
      .where(sql`${t.state} IN ('exporting', 'checking', 'applying')`),
  ],
);

/**
 * Pictures of other shops' servers that an import brought in, by their addresses: what is copied to the shop's own storage, so that the
 * same file shows the copy again, and what still waits.
 */
export const copiedPictures = sqliteTable(
  "copied_pictures",
  {
    sourceUrl: text("source_url").primaryKey(),
    /** 'waiting', 'copied' or 'failed'. */
    state: text("state").notNull(),
    storageKey: text("storage_key"),
    /** Why it could not be had, for staff. */
    reason: text("reason"),
    /** The import that asked for it last. */
    jobId: text("job_id").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Whoever fetches it holds it since; taken again when that is long ago. */
    claimedAt: isoTime("claimed_at"),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    index("copied_pictures_by_job").on(t.jobId, t.state, t.attempts),
    index("copied_pictures_waiting")
      .on(t.claimedAt)
      .where(sql`${t.state} = 'waiting'`),
  ],
);

/** What an import would do with each thing its file names: one row a product, variant, customer or subscriber. */
export const fileJobRows = sqliteTable(
  "file_job_rows",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => fileJobs.id),
    /** The line of the file at which it begins. */
    line: integer("line").notNull(),
    /** What names it, such as a product's handle; null when that is what is broken. */
    key: text("key"),
    /** What staff call it. */
    name: text("name").notNull(),
    /** One of `rowVerdicts`. */
    verdict: text("verdict").notNull(),
    /** The version that the verdict was made from. */
    version: text("version"),
    /** Each cell that would change. */
    changes: json<{ field: string; before: string; after: string }[]>("changes").notNull().default([]),
    /** What of it is otherwise than the file has it. */
    notes: json<{ kind: string; text: string }[]>("notes").notNull().default([]),
    /** Why it is broken, or was refused when it was applied. */
    reason: text("reason"),
    /** 'applied' or 'refused' once the import was applied. */
    outcome: text("outcome"),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.line] }),
    unique("file_job_rows_once").on(t.jobId, t.key),
    index("file_job_rows_by_verdict").on(t.jobId, t.verdict, t.line),
    index("file_job_rows_refused")
      .on(t.jobId, t.line)
      .where(sql`${t.outcome} = 'refused'`),
  ],
);
