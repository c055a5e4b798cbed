import type { SizeFamily } from "./size-family.ts";

/** What is measured: a body, a foot or a hand. */
export type Measuring = "body" | "foot" | "hand";

/** What a size scale measures. */
export function measuringOf(family: SizeFamily): Measuring {
  if (family === "socks") return "foot";
  return family === "gloves" ? "hand" : "body";
}

const steps: Record<Measuring, readonly { name: string; text: string }[]> = {
  body: [
    {
      name: "Chest",
      text: "Around the fullest part, under the arms. Keep the tape level and your arms down, and breathe out.",
    },
    { name: "Underbust", text: "Just below the bust, snug but not tight. Needed for sports bras only." },
    { name: "Waist", text: "Around the narrowest part, just above the navel. Don't pull in your stomach." },
    { name: "Hip", text: "Around the widest part, feet together." },
    { name: "Inseam", text: "From the crotch down the inside of the leg to the ankle bone, without shoes." },
  ],
  foot: [
    {
      name: "Foot length",
      text: "With your heel against a wall, measure from the wall to your longest toe. Use the longer foot.",
    },
  ],
  hand: [
    { name: "Palm", text: "Around the knuckles, hand flat and fingers together, without the thumb." },
    { name: "Hand length", text: "From the crease of the wrist to the tip of the middle finger." },
  ],
};

/** How to measure, in the order of the numbers in the figure. */
export function MeasuringSteps({ kind }: { kind: Measuring }) {
  return (
    <ol className="grid content-start gap-4">
      {steps[kind].map((step, index) => (
        <li key={step.name} className="flex gap-3 text-sm leading-6">
          <span
            aria-hidden="true"
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-semibold text-white tabular-nums"
          >
            {index + 1}
          </span>
          <span>
            <strong className="block font-semibold">{step.name}</strong>
            <span className="text-muted">{step.text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
