import type { CellChange } from "#app/features/shop/files/job.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { ImportNote } from "./import-note.ts";
import type { SourceRow } from "./source-rows.ts";

/** How it went to write one thing of a file: `refused` with a reason that staff read. */
export type ApplyOutcome = { kind: "applied" } | { kind: "refused"; reason: string };

interface PlannedThing {
  line: number;
  /** What names it in this file, once. */
  key: string;
  name: string;
  /** What of it is otherwise than the file has it. */
  notes?: ImportNote[];
}

/** What an import would do with one thing, and how it does it. */
export type Planned =
  | { verdict: "broken"; line: number; name: string; reason: string }
  | (PlannedThing & { verdict: "unchanged" })
  | (PlannedThing & {
      verdict: "created" | "changed";
      /** Another version when it is applied means that somebody changed it meanwhile. Null for what is created. */
      version: string | null;
      changes: CellChange[];
      /** Writes it, if it still has its version. Writing it twice is fine. */
      apply: () => Promise<ApplyOutcome>;
    });

export interface PlanContext {
  shop: Shop;
  /** The staff member's username. */
  actor: string;
  /** What was chosen with the upload. */
  options: Readonly<Record<string, string>>;
  now: Date;
  /** The job, while it is a dry run: what the steps before planned is written down there. */
  dryRun?: string;
}

/** How a kind of file is brought in. */
export interface ImportKind {
  /** Rows that follow each other with the same cell here are one thing. */
  keyColumn: string;
  /** Columns without which a file is none of this kind. */
  required: readonly string[];
  /** Every column that is read. */
  columns: readonly string[];
  /** Whether what stands in a column that isn't read is what the shop has anyway; left out, nothing is. */
  isKnown?: (column: string, text: string, fileColumns: readonly string[]) => boolean;
  /** Compares things of a file with what is there, in their order. Writes nothing. */
  plan: (groups: readonly SourceRow[][], context: PlanContext) => Promise<Planned[]>;
}

/** Why something is not written that is no longer as the dry run found it. */
export const changedSince = "Skipped: someone changed it after the check. Check the file again";

/** The longest text of a cell that the dry run shows. */
const maxShown = 400;
/** Characters before the first difference of two long texts that are shown. */
const shownBefore = 60;

/** The cells of two versions that differ, long texts cut. Cells are told apart by their name. */
export function cellChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): CellChange[] {
  const fields = new Set([...before.keys(), ...after.keys()]);
  return [...fields].flatMap((field) => {
    const [old, young] = [before.get(field) ?? "", after.get(field) ?? ""];
    if (old === young) return [];
    const from = Math.max(0, firstDifference(old, young) - shownBefore);
    return [{ field, before: cut(old, from), after: cut(young, from) }];
  });
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** A text, of a long one the part from about where it differs. */
function cut(text: string, from: number): string {
  if (text.length <= maxShown) return text;
  const shown = text.slice(from, from + maxShown);
  return `${from > 0 ? "…" : ""}${shown}${from + maxShown < text.length ? "…" : ""}`;
}
