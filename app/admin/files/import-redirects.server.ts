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
    const targets = new Map<string, Target>(known.redirects);
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
