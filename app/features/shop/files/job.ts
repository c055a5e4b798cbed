import type { FileJobState, FileKind, RowVerdict } from "#app/shared/states.ts";

/** Work that a queue does in steps. */
export const workingStates = ["exporting", "checking", "applying"] as const satisfies readonly FileJobState[];
export type WorkingState = (typeof workingStates)[number];

/** Whether the queue still works at a job. */
export function isWorking(state: FileJobState): state is WorkingState {
  return (workingStates as readonly FileJobState[]).includes(state);
}

/** The state of a job whose last step is done. */
export const stateAfter: Record<WorkingState, FileJobState> = {
  exporting: "done",
  checking: "checked",
  applying: "done",
};

export interface FileJob {
  id: string;
  kind: FileKind;
  direction: "export" | "import";
  state: FileJobState;
  format: "csv" | "json";
  separator: string;
  fileName: string;
  /** Which rows an export takes, or how an import goes about it. */
  filter: Record<string, string>;
  columns: string[];
  sizeBytes: number;
  step: number;
  position: string;
  line: number;
  rowsDone: number;
  rowsTotal: number | null;
  created: number;
  changed: number;
  unchanged: number;
  broken: number;
  applied: number;
  refused: number;
  /** Columns of an import's file of which nothing is kept. */
  unkept: Record<string, { sample: string; rows: number }>;
  problem: string | null;
  claim: string | null;
  attempts: number;
  madeBy: string;
  createdAt: string;
  finishedAt: string | null;
}

/** One cell that an import would change. Long texts are cut. */
export interface CellChange {
  field: string;
  before: string;
  after: string;
}

/** What an import would do with one thing of its file. */
export interface FileJobRow {
  line: number;
  key: string | null;
  name: string;
  verdict: RowVerdict;
  version: string | null;
  changes: CellChange[];
  /** What of it is otherwise than the file has it. */
  notes: { kind: string; text: string }[];
  reason: string | null;
  outcome: "applied" | "refused" | null;
}
