import type { Measuring, Tape } from "./measuring-steps.tsx";
import { measuringTexts } from "./size-guide.texts.ts";

interface Figure {
  label: "bodyFigure" | "footFigure" | "handFigure";
  viewBox: string;
  outline: string;
  /** The path of each tape; `at` is the position of its number. */
  tapes: readonly { of: Tape; path: string; at: readonly [x: number, y: number] }[];
}

/** Half a body from the crown down; the other half is its mirror image. */
const halfBody =
  "M0 14c11 0 17 8 17 20 0 10-4 18-9 22v9c2 6 10 9 20 12 10 3 16 9 18 20l8 58 6 52c1 8-1 14-4 18-4-2-7-7-8-13l-9-52-8-40c-1 14-3 26-3 38 0 14 4 24 6 40 3 26-2 60-4 84-1 18 1 34-1 54l-5 50c0 8 4 12 8 16H12c-2-6-3-14-3-22l-4-54c-1-18-3-50-5-96";

const figures: Record<Measuring, Figure> = {
  body: {
    label: "bodyFigure",
    viewBox: "-80 0 160 420",
    outline: halfBody,
    tapes: [
      { of: "Chest", path: "M-36 116q36 12 72 0", at: [-64, 106] },
      { of: "Underbust", path: "M-32 138q32 10 64 0", at: [64, 134] },
      { of: "Waist", path: "M-28 172q28 9 56 0", at: [-64, 168] },
      { of: "Hip", path: "M-35 218q35 11 70 0", at: [64, 216] },
      { of: "Inseam", path: "M-5 248v136", at: [-64, 320] },
    ],
  },
  foot: {
    label: "footFigure",
    viewBox: "0 0 160 300",
    outline:
      "M78 282c-24 0-36-18-35-42 1-22 7-38 5-60-2-24-18-44-18-78 0-28 14-44 30-42 10 1 18 8 30 10 18 3 30 14 30 40 0 34-14 52-16 80-1 22 8 36 6 56-2 22-14 36-32 36ZM56 50c-8-2-13-12-11-22s9-16 17-14 12 11 10 21-8 17-16 15Zm26 4c-5-1-8-8-7-15s6-12 11-11 8 8 7 15-6 12-11 11Zm20 9c-4-1-7-7-6-13s5-10 9-9 7 6 6 12-5 11-9 10Zm17 12c-4-1-6-6-5-11s4-8 8-7 6 6 5 10-4 9-8 8Zm13 16c-3-1-5-5-4-9s4-6 7-6 5 5 4 9-4 7-7 6Z",
    tapes: [{ of: "Foot length", path: "M14 14v268M4 14h20M4 282h20", at: [14, 148] }],
  },
  hand: {
    label: "handFigure",
    viewBox: "0 0 180 300",
    outline:
      "M58 288v-44c-12-14-18-30-18-52V82c0-7 4-12 10-12s10 5 10 12v62V48c0-7 4-12 11-12s11 5 11 12v92V36c0-7 5-12 11-12s11 5 11 12v106V54c0-7 4-12 10-12s11 5 11 12v108l14-18c5-7 13-9 18-5s5 11 1 18l-28 52c-6 11-10 18-14 24v55",
    tapes: [
      { of: "Palm", path: "M36 178q44 14 92 0", at: [20, 178] },
      { of: "Hand length", path: "M164 24v220M154 24h20M154 244h20", at: [164, 100] },
    ],
  },
};

interface Props {
  kind: Measuring;
  tapes: readonly Tape[];
  className?: string;
}

/** A drawing of what to measure; its numbers are those of the measuring steps. */
export function MeasuringFigure({ kind, tapes, className = "" }: Props) {
  const { label, viewBox, outline, tapes: all } = figures[kind];
  return (
    <svg role="img" aria-label={measuringTexts()[label]} viewBox={viewBox} className={className}>
      <g fill="#fafaf7" stroke="#55585f" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <path d={outline} />
        {kind === "body" ? <path d={outline} transform="scale(-1 1)" /> : null}
      </g>
      {tapes
        .flatMap((tape) => all.filter(({ of }) => of === tape))
        .map(({ path, at: [x, y] }, index) => (
          <g key={path}>
            <path d={path} fill="none" stroke="#0a0b0d" strokeWidth="2.4" strokeDasharray="5 3" />
            <circle cx={x} cy={y} r="11" fill="#0a0b0d" />
            <text x={x} y={y + 4} textAnchor="middle" fill="#fff" fontSize="12" fontWeight="600">
              {index + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}
