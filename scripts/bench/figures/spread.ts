import { z } from "zod";

/** What several rounds measured: the middle one, and how far the others lie from it. */
export const spreadSchema = z.object({ median: z.number(), min: z.number(), max: z.number() });
export type Spread = z.infer<typeof spreadSchema>;

/** The spread of some measurements. Throws when there is none. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  const [min] = sorted;
  const max = sorted.at(-1);
  if (upper === undefined || lower === undefined || min === undefined || max === undefined)
    throw new Error("Nothing was measured.");
  return { median: (lower + upper) / 2, min, max };
}
