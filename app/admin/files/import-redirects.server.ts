import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { readRedirect, type Target } from "#app/features/catalogue/redirects/old-path.ts";
import {
  finalTarget,
  type NewRedirect,
  readPaths,
  type KnownPaths,
  saveRedirect,
} from "#app/features/catalogue/redirects/save-redirect.server.ts";

import { redirectColumns } from "./export-redirects.server.ts";
import type { ApplyOutcome, ImportKind, PlanContext, Planned } from "./import-kind.server.ts";
import type { SourceRow } from "./source-rows.ts";

const [from, to] = redirectColumns;

/** Redirects, found by their old path. */
export const redirectImport: ImportKind = {
  keyColumn: from,
  required: redirectColumns,
  columns: redirectColumns,
  plan: async (groups, context) => {
    const { origin } = new URL(context.shop.env.PUBLIC_ORIGIN);
    const rows = groups
      .flat()
      .map((row) => ({ row, read: readRedirect({ from: row.get(from), to: row.get(to) }, origin) }));
    const wanted = rows.flatMap(({ read }) => (read.kind === "read" ? [read] : []));
    const known = await readPaths(context.shop.db, wanted);
    // As it will be once the rows before are saved: they may close a circle, or open one.
    const targets = new Map<string, Target>([...known.redirects, ...(await plannedBefore(wanted, origin, context))]);
    return rows.map(({ row, read }): Planned => {
      const reason = row.problem ?? (read.kind === "refused" ? read.reason : null);
      if (reason !== null || read.kind === "refused")
        return { verdict: "broken", line: row.line, name: row.get(from), reason: reason ?? "" };
      const final = finalTarget(read, { redirects: targets, live: known.live });
      if (final.kind === "refused")
        return { verdict: "broken", line: row.line, name: read.fromPath, reason: final.reason };
      leadOn(targets, read.fromPath, final.target);
      return planOf(row, { wanted: read, final }, known, context);
    });
  },
};

/** Redirects in a row that are followed: a longer chain is refused when it's applied, if it is a circle. */
const maxChain = 20;

/** Where what some redirects lead to will be led on to, once what the steps before of a dry run planned is saved. */
async function plannedBefore(
  wanted: readonly NewRedirect[],
  origin: string,
  { shop, dryRun }: PlanContext,
): Promise<Map<string, Target>> {
  const ends = new Map<string, Target>();
  if (dryRun === undefined) return ends;
  // By the path that a chain has come to, the paths where it began.
  let open = new Map(wanted.flatMap(({ target: { toPath } }) => (toPath === null ? [] : [[toPath, [toPath]]])));
  for (let step = 0; step < maxChain && open.size > 0; step += 1) {
    const next = new Map<string, string[]>();
    for (const [path, target] of await targetsOf(shop.db, dryRun, [...open.keys()], origin)) {
      const starts = open.get(path) ?? [];
      for (const start of starts) ends.set(start, target);
      if (target.toPath !== null) next.set(target.toPath, [...(next.get(target.toPath) ?? []), ...starts]);
    }
    open = next;
  }
  return ends;
}

/** Where some paths lead by an earlier row of the file, else as it is stored. */
async function targetsOf(db: Database, dryRun: string, paths: readonly string[], origin: string) {
  const rows = await statement<{ path: string; to: string }>(
    db,
    sql`WITH wanted (path) AS (SELECT value FROM json_each(${JSON.stringify(paths)}))
      SELECT path, coalesce((SELECT changes ->> '$[0].after' FROM file_job_rows
          WHERE job_id = ${dryRun} AND key = path AND verdict IN ('created', 'changed')),
        (SELECT to_address FROM redirects WHERE from_path = path)) AS "to" FROM wanted WHERE "to" IS NOT NULL`,
  );
  return rows.flatMap(({ path, to: text }): [string, Target][] => {
    const read = readRedirect({ from: path, to: text }, origin);
    return read.kind === "read" ? [[path, read.target]] : [];
  });
}

/** Leads a path to its target, and what leads to the path on to there, as saving does. */
function leadOn(targets: Map<string, Target>, fromPath: string, target: Target): void {
  for (const [path, { toPath }] of targets) if (toPath === fromPath) targets.set(path, target);
  targets.set(fromPath, target);
}

function planOf(
  { line }: SourceRow,
  { wanted, final }: { wanted: NewRedirect; final: { target: Target } },
  known: KnownPaths,
  context: PlanContext,
): Planned {
  const { fromPath: name } = wanted;
  const current = known.redirects.get(name);
  const { toAddress } = final.target;
  const thing = { line, key: name, name };
  if (current?.toAddress === toAddress) return { ...thing, verdict: "unchanged" };
  const changes = [{ field: to, before: current?.toAddress ?? "", after: toAddress }];
  const apply = (): Promise<ApplyOutcome> => save(wanted, context);
  // When it was saved, not where it leads: another row of the file, or of a run that was ended halfway, may have led it on.
  return current
    ? { ...thing, verdict: "changed", version: current.createdAt, changes, apply }
    : { ...thing, verdict: "created", version: null, changes, apply };
}

async function save(wanted: NewRedirect, { shop, actor, now }: PlanContext): Promise<ApplyOutcome> {
  const saved = await saveRedirect(shop.db, wanted, { actor, now });
  return saved.kind === "saved" ? { kind: "applied" } : saved;
}
