import type { LengthUnit } from "./size-tables.ts";

/** What somebody answered to find a size, as they wrote it. */
export interface BodyAnswers {
  by: "measures" | "usual";
  unit: LengthUnit;
  /** By the names of the measures. */
  lengths: Record<string, string>;
  usual: string;
}

/**
 * The answers of this visit, so that the next product asks for nothing again. In memory alone: measures of a body are personal, so
 * they are neither stored in the browser nor sent anywhere, and are gone with the page.
 */
let answers: BodyAnswers = { by: "measures", unit: "cm", lengths: {}, usual: "" };

export function lastAnswers(): BodyAnswers {
  return answers;
}

export function keepAnswers(next: BodyAnswers): void {
  answers = next;
}
