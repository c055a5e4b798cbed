import type { SizeFamily } from "./size-family.ts";
import { measureNames, measuringTexts } from "./size-guide.texts.ts";

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

/** How to measure, in the order of the numbers in the figure. */
export function MeasuringSteps({ kind }: { kind: Measuring }) {
  const names = measureNames();
  const texts = measuringTexts();
  return (
    <ol className="grid content-start gap-4">
      {steps[kind].map((measure, index) => (
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
