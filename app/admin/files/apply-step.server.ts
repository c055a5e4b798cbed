import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ClaimedJob, StepResult } from "#app/features/shop/files/claim.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { goneFile } from "./check-step.server.ts";
import { type ApplyOutcome, changedSince, type ImportKind, type Planned } from "./import-kind.server.ts";
import { importKinds } from "./import-kinds.server.ts";
import type { ImportNote } from "./import-note.ts";
import { readSourcePart, type SourcePart } from "./read-source.server.ts";

/** Rows of a file that one step reads, and things that it writes at most: each is some twenty statements. */
const rowsAStep = 1_000;
const writesAStep = 25;

/** What the dry run said of a thing that is still to be written. */
interface PendingRow {
  line: number;
  version: string | null;
}

/**
 * One step of applying an import: writes what the dry run found to be new or different, if it still is as it was then. A step
 * that is done again finds its things as the file wants them, and counts them as written.
 */
export async function applyStep(
  shop: Shop,
  job: ClaimedJob,
  now: Date,
): Promise<StepResult | { kind: "failed"; problem: string }> {
  const kind = importKinds[job.kind];
  if (!kind) throw new Error(`No import of ${job.kind}`);
  const part = await readSourcePart(shop, job, kind.keyColumn, rowsAStep);
  if (!part) return goneFile;
  const pending = await readPending(shop.db, job.id, part);
  const { groups, ...end } = upTo(part, pending);
  const due = groups.filter(([first]) => first && pending.has(first.line));
  const outcomes = await applyAll(shop, job, kind, due, pending, now);
  const count = (wanted: ApplyOutcome["kind"]) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    statements: [
      statement(
        shop.db,
        sql`UPDATE file_job_rows SET outcome = given.value ->> 'outcome', reason = given.value ->> 'reason',
            notes = coalesce(given.value -> 'notes', notes)
          FROM json_each(${JSON.stringify(outcomes)}) given
          WHERE job_id = ${job.id} AND line = given.value ->> 'line'`,
      ),
    ],
    ...end,
    position: String(end.position),
    rows: groups.flat().length,
    counts: { applied: count("applied"), refused: count("refused") },
  };
}

async function readPending(db: Database, jobId: string, { groups }: SourcePart): Promise<Map<number, PendingRow>> {
  const [first, last] = [groups[0]?.[0]?.line ?? 0, groups.at(-1)?.[0]?.line ?? 0];
  const rows = await statement<PendingRow>(
    db,
    sql`SELECT line, version FROM file_job_rows WHERE job_id = ${jobId} AND line BETWEEN ${first} AND ${last}
      AND verdict IN ('created', 'changed') AND outcome IS NULL`,
  );
  return new Map(rows.map((row) => [row.line, row]));
}

/** The part up to the last thing that this step may still write. */
function upTo(part: SourcePart, pending: ReadonlyMap<number, PendingRow>): SourcePart {
  let writes = 0;
  const cut = part.groups.findIndex(([first]) => first && pending.has(first.line) && ++writes > writesAStep);
  if (cut === -1) return part;
  const groups = part.groups.slice(0, cut);
  const last = groups.at(-1)?.at(-1);
  return { groups, position: last?.end ?? part.position, line: last?.nextLine ?? part.line, isLast: false };
}

async function applyAll(
  shop: Shop,
  job: ClaimedJob,
  kind: ImportKind,
  groups: SourcePart["groups"],
  pending: ReadonlyMap<number, PendingRow>,
  now: Date,
) {
  const planned =
    groups.length === 0 ? [] : await kind.plan(groups, { shop, actor: job.madeBy, options: job.filter, now });
  const outcomes: {
    line: number;
    outcome: ApplyOutcome["kind"];
    reason: string | null;
    notes?: ImportNote[] | undefined;
  }[] = [];
  for (const row of planned) {
    const due = pending.get(row.line);
    if (!due) continue;
    const outcome = await applyOne(row, due.version);
    outcomes.push({
      line: row.line,
      outcome: outcome.kind,
      reason: outcome.kind === "refused" ? outcome.reason : null,
      // A code may be taken since the check, by a product further up in the file.
      notes: row.verdict === "broken" ? undefined : row.notes,
    });
  }
  return outcomes;
}

async function applyOne(row: Planned, version: string | null): Promise<ApplyOutcome> {
  if (row.verdict === "broken") return { kind: "refused", reason: row.reason };
  if (row.verdict === "unchanged") return { kind: "applied" };
  if (row.version !== version) return { kind: "refused", reason: changedSince };
  return row.apply();
}
