import { mirrored, type Piece, type Point } from "../cloth/pattern.ts";
import { panel, stripe } from "./details.ts";
import type { Ink, Layers } from "./sheet.ts";

// What is drawn on trouser pieces. Lines are given for the wearer's left leg and turned over for the right one.

/** A line drawn for the wearer's left leg, as it runs on this piece. */
export function onLeg(piece: Piece, line: readonly Point[]): readonly Point[] {
  return piece.name.endsWith("Left") ? mirrored(line) : line;
}

/** A closed outline with its corners cut off until it is round (Chaikin 1974). */
export function rounded(outline: readonly Point[], times = 3): Point[] {
  let line = [...outline];
  for (let round = 0; round < times; round++)
    line = line.flatMap(([ax, az], i): Point[] => {
      const [bx, bz] = line[(i + 1) % line.length]!;
      return [
        [ax * 0.75 + bx * 0.25, az * 0.75 + bz * 0.25],
        [ax * 0.25 + bx * 0.75, az * 0.25 + bz * 0.75],
      ];
    });
  return line;
}

/** Where the side seam is at heights from `low` to `high`, on the wearer's left leg. */
function sideOf(piece: Piece, low: number, high: number): Point[] {
  const { points } = piece.edges.find(({ name }) => name === "side")!;
  const line = piece.name.endsWith("Left") ? mirrored(points) : points;
  return line.filter(([, z]) => z >= low && z <= high);
}

/** Another ink along the side seam between two heights, `width` metres wide on this piece. */
export function sidePanel(
  piece: Piece,
  [low, high]: readonly [number, number],
  width: (z: number) => number,
  ink: Ink,
  joined = true,
): Layers[] {
  const side = sideOf(piece, low, high);
  const inside = side.map(([x, z]) => [x - width(z), z] as const).toReversed();
  const beyond = side.map(([x, z]) => [x + 0.004, z] as const);
  return panel(onLeg(piece, [...beyond, ...inside]), ink, joined);
}

/** Stripes beside the side seam between two heights; distances from the seam and widths in metres. */
export function sideStripes(
  piece: Piece,
  [low, high]: readonly [number, number],
  stripes: readonly (readonly [from: number, width: number, ink: Ink])[],
): Layers[] {
  const side = sideOf(piece, low, high);
  return stripes.map(([from, width, ink]) =>
    stripe(
      onLeg(
        piece,
        side.map(([x, z]) => [x - from - width / 2, z] as const),
      ),
      width,
      ink,
    ),
  );
}
