import type { SizeFamily } from "./size-family.ts";
import { measureNames, measuringTexts } from "./size-guide.texts.ts";
import type { SizeTable } from "./size-tables.ts";

/** What is measured: a body, a foot or a hand. */
export type Measuring = "body" | "foot" | "hand";

/** What a size scale measures. */
export function measuringOf(family: SizeFamily): Measuring {
  if (family === "socks") return "foot";
  return family === "gloves" ? "hand" : "body";
}

const steps = {
  body: ["Chest", "Underbust", "Waist", "Hip", "Inseam"],
  foot: ["Foot length"],
  hand: ["Palm", "Hand length"],
} as const;
export type Tape = (typeof steps)[Measuring][number];

/** Where the tape is laid, in the order of the numbers in the figure: what a table has, or all of it. */
export function tapesOf(kind: Measuring, table?: Pick<SizeTable, "measures">): readonly Tape[] {
  return table ? steps[kind].filter((measure) => table.measures.includes(measure)) : steps[kind];
}

/** How to measure. */
export function MeasuringSteps({ tapes }: { tapes: readonly Tape[] }) {
  const names = measureNames();
  const texts = measuringTexts();
  return (
    <ol className="grid content-start gap-4">
      {tapes.map((measure, index) => (
        <li key={measure} className="flex gap-3 text-sm leading-6">
          <span
            aria-hidden="true"
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-semibold text-white tabular-nums"
          >
            {index + 1}
          </span>
          <span>
            <strong className="block font-semibold">{names[measure]}</strong>
            <span className="text-muted">{texts[measure]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
