import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ClaimedJob, StepResult } from "#app/features/shop/files/claim.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { RowVerdict } from "#app/shared/states.ts";

import type { ImportKind, Planned } from "./import-kind.server.ts";
import { importKinds } from "./import-kinds.server.ts";
import { readSourcePart } from "./read-source.server.ts";
import { addUnkept } from "./unkept-columns.ts";

/** Rows of a file that one step of a dry run reads. */
const rowsAStep = 200;
/** D1 takes values of 2 MB: results are written in pieces of about this many characters. */
const maxStatementText = 500_000;

type StepOutcome = StepResult | { kind: "failed"; problem: string };
export const goneFile: StepOutcome = {
  kind: "failed",
  problem: "We no longer have the uploaded file. Upload it again.",
};

/** One step of a dry run: compares the next rows of the file with what is there, and writes down what an import would do. */
export async function checkStep(shop: Shop, job: ClaimedJob, now: Date): Promise<StepOutcome> {
  const kind = importKinds[job.kind];
  if (!kind) throw new Error(`No import of ${job.kind}`);
  const part = await readSourcePart(shop, job, kind.keyColumn, rowsAStep);
  if (!part) return goneFile;
  const planned = await kind.plan(part.groups, { shop, actor: job.madeBy, options: job.filter, now, dryRun: job.id });
  const rows = await refuseRepeats(shop.db, job.id, planned);
  const counts: Partial<Record<RowVerdict, number>> = {};
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1;
  const unkept = addUnkept(job.unkept, job.columns, part.groups.flat(), keptColumns(kind, job.columns));
  return {
    statements: [
      ...rowStatements(shop.db, job.id, rows),
      statement(shop.db, sql`UPDATE file_jobs SET unkept = ${JSON.stringify(unkept)} WHERE id = ${job.id}`),
    ],
    position: String(part.position),
    line: part.line,
    rows: part.groups.flat().length,
    isLast: part.isLast,
    counts,
  };
}

function keptColumns(kind: ImportKind, fileColumns: readonly string[]) {
  const read = new Set(["reason", ...kind.columns].map((column) => column.toLowerCase()));
  return (column: string, text: string) =>
    read.has(column.toLowerCase()) || (kind.isKnown?.(column, text, fileColumns) ?? false);
}

/** What stands twice in a file is broken the second time: nobody can tell which of the two is meant. */
async function refuseRepeats(db: Database, jobId: string, planned: readonly Planned[]): Promise<Planned[]> {
  const keys = planned.flatMap((row) => ("key" in row ? [row.key] : []));
  const known = await statement<{ key: string; line: number }>(
    db,
    sql`SELECT key, line FROM file_job_rows WHERE job_id = ${jobId}
      AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
  );
  const firstLines = new Map(known.map(({ key, line }) => [key, line]));
  return planned.map((row): Planned => {
    if (!("key" in row)) return row;
    const { key, line, name } = row;
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, line);
    return first === undefined
      ? row
      : { verdict: "broken", line, name, reason: `Already in line ${first}. Keep all its rows together` };
  });
}

function rowStatements(db: Database, jobId: string, rows: readonly Planned[]) {
  const pieces: string[][] = [];
  let length = maxStatementText;
  for (const row of rows) {
    const text = JSON.stringify({ key: null, version: null, changes: [], notes: [], reason: null, ...row });
    if (length + text.length > maxStatementText) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(text);
    length += text.length;
  }
  return pieces.map((texts) =>
    statement(
      db,
      sql`INSERT INTO file_job_rows (job_id, line, key, name, verdict, version, changes, notes, reason)
        SELECT ${jobId}, value ->> 'line', value ->> 'key', value ->> 'name', value ->> 'verdict', value ->> 'version',
          value -> 'changes', value -> 'notes', value ->> 'reason' FROM json_each(${`[${texts.join(",")}]`})`,
    ),
  );
}
