import { logWarning } from "#app/platform/env/log-error.ts";

/** What is measured, without any id. */
export interface DataPoint {
  kind: "step" | "vitals";
  /** `blob2` and following. */
  labels: readonly string[];
  /** `double1` and following. */
  values: readonly number[];
}

/**
 * Writes a point to Analytics Engine, where the shop has it: `index1` and `blob1` are its kind. It waits for nothing, and what is not taken is
 * missed: the screens read D1. Never throws.
 */
export function writePoint(dataset: AnalyticsEngineDataset | undefined, { kind, labels, values }: DataPoint): void {
  try {
    dataset?.writeDataPoint({ indexes: [kind], blobs: [kind, ...labels], doubles: [...values] });
  } catch (error) {
    logWarning("A point was not written to Analytics Engine", error);
  }
}
