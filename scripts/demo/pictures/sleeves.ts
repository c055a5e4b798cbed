import type { Crease, Drawing } from "./drawing.ts";
import { CENTER, closed, type Point } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { longSleeve, shortSleeve } from "./sleeve-shapes.ts";
import { resample, ribs, seam, twinStitches } from "./stitching.ts";
import { armhole, type Fit } from "./torso.ts";

/** How an arm hangs and ends. */
export interface Sleeve {
  length: "short" | "long";
  /** 0 hugs the arm, 1 hangs wide. */
  ease: number;
  cuff: "hem" | "rib" | "elastic";
  palette: Palette;
  /** Sewn into down-filled channels. */
  quilted?: boolean;
}

/** Draws both sleeves; the body comes over them. */
export function drawSleeves(drawing: Drawing, fit: Fit, sleeve: Sleeve): void {
  for (const hand of [-1, 1] as const) drawSleeve(drawing, fit, sleeve, hand);
}

function drawSleeve(drawing: Drawing, fit: Fit, sleeve: Sleeve, hand: -1 | 1): void {
  const { outer, inner, creases } =
    sleeve.length === "short" ? shortSleeve(fit, sleeve.ease) : longSleeve(fit, sleeve.ease);
  const place = (points: readonly Point[]) =>
    points.map(([x, y, corner]): Point => (corner ? [CENTER + hand * x, y, 1] : [CENTER + hand * x, y]));
  const [outerEdge, innerEdge] = [place(outer), place(inner)];
  const hidden = place(
    armhole(fit)
      .slice(1, 4)
      .map(([x, y]): Point => [x - 30, y]),
  );
  const outline = closed([...outerEdge, ...innerEdge.toReversed(), ...hidden.toReversed()]);
  const cuffDepth = sleeve.cuff === "hem" ? 24 : sleeve.length === "long" ? 82 : 40;
  drawing.part({
    outline,
    palette: sleeve.palette,
    roundness: sleeve.length === "long" ? 0.75 : 0.5,
    volume: sleeve.length === "long" ? 46 : 40,
    creases: sleeve.quilted
      ? channelCreases(outerEdge, innerEdge)
      : creases.map((crease) => ({ ...crease, points: place(crease.points) })),
    inside:
      (sleeve.quilted
        ? channelLines(outerEdge, innerEdge)
            .map((line) => seam(line, sleeve.palette))
            .join("")
        : "") + cuff(sleeve, outerEdge, innerEdge, cuffDepth),
  });
}

function cuff({ cuff: kind, palette }: Sleeve, outer: Point[], inner: Point[], depth: number): string {
  const [a, b] = [outer.at(-1)!, inner.at(-1)!];
  const beforeA = outer.at(-2)!;
  const run = Math.hypot(a[0] - beforeA[0], a[1] - beforeA[1]);
  const [dx, dy] = [((beforeA[0] - a[0]) / run) * depth, ((beforeA[1] - a[1]) / run) * depth];
  const edge: Point[] = [
    [b[0], b[1]],
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5],
    [a[0], a[1]],
  ];
  const line = edge.map(([x, y]): Point => [x + dx, y + dy]);
  if (kind === "hem") return twinStitches(line, palette, -dx * 0.22, -dy * 0.22);
  const width = Math.hypot(a[0] - b[0], a[1] - b[1]);
  return (
    seam(line, palette) +
    (kind === "rib"
      ? ribs(line, edge, Math.round(width / 9), palette)
      : twinStitches(
          edge.map(([x, y]): Point => [x + dx * 0.5, y + dy * 0.5]),
          palette,
          0,
          -8,
        ))
  );
}

/** Channel seams from the outer to the inner edge of a long sleeve. */
function channelLines(outer: Point[], inner: Point[]): [Point, Point][] {
  const [outside, inside] = [resample(outer.slice(1), 10), resample(inner, 10)];
  return outside.slice(1, -1).map((point, i): [Point, Point] => [point, inside[i + 1]!]);
}

function channelCreases(outer: Point[], inner: Point[]): Crease[] {
  return channelLines(outer, inner).map(([a, b]) => ({
    points: [
      [a[0], a[1] - 44],
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 48],
      [b[0], b[1] - 44],
    ],
    width: 56,
    strength: 0.6,
  }));
}
