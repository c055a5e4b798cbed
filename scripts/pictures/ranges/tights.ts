import type { Piece, Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { leggings } from "../kinds/leggings.ts";
import { mesh, panel, print, ribs, seam, stitches } from "../sheets/details.ts";
import { onLeg, rounded, sidePanel, sideStripes } from "../sheets/leg-panels.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { patchPocket, pocketMouth } from "../sheets/pockets.ts";
import { slimZip } from "../sheets/zips.ts";
import type { Layers } from "../sheets/sheet.ts";
import type { Product } from "../subjects.ts";

/** Leggings and tights. Lines are drawn for the wearer's left leg, in metres above the floor. */
export const tights: Record<string, Product> = {
  "form-leggings": {
    make: () =>
      leggings({
        form: "womens",
        waist: 1.0,
        hem: 0.09,
        band: {
          height: 0.1,
          details: ({ height, front, back }) => [
            print(symbol, [back, height * 0.7], 0.026),
            ...pocketMouth(
              [
                [front - 0.075, height * 0.8],
                [front + 0.075, height * 0.8],
              ],
              0.004,
            ),
          ],
        },
        detail: { center: [0.03, -0.1, 0.99], span: 0.4, turn: 18, rise: 8 },
      }),
  },
  "kontur-leggings": {
    accent: 1.75,
    make: () =>
      leggings({
        form: "womens",
        waist: 0.985,
        hem: 0.095,
        band: {
          height: 0.085,
          ground: "accent",
          details: ({ front }) => [print(symbol, [front - 0.05, 0.045], 0.024)],
        },
        details: (piece) =>
          sidePanel(piece, [0, 1], (z) => 0.026 + bump(z, 0.7, 0.13, 0.05) + bump(z, 0.3, 0.09, 0.036), "accent"),
      }),
  },
  "raffla-ribbed-leggings": {
    make: () =>
      leggings({
        form: "womens",
        fabric: { ...fabrics.tights, roughness: 0.95, sheen: 0.4, thickness: 0.002, melange: 0.14 },
        waist: 1.01,
        hem: 0.1,
        turned: 0.03,
        band: {
          height: 0.06,
          details: ({ length, height }) => [ribs(0, length, 0, height, 0.0034)],
        },
        details: () => [ribs(-0.1, 0.26, 0.05, 1.05, 0.0058), ribs(-0.26, 0.1, 0.05, 1.05, 0.0058)],
      }),
  },
  "vinterlop-thermal-leggings": {
    accent: 1.35,
    print: "fog",
    make: () =>
      leggings({
        form: "womens",
        fabric: { ...fabrics.tights, thickness: 0.0024, bend: 0.12, sheen: 0.4, grain: 0.0003 },
        waist: 0.99,
        hem: 0.09,
        band: {
          height: 0.07,
          details: ({ front, back }) => [
            ...slimZip(
              [
                [back - 0.07, 0.02],
                [back + 0.07, 0.02],
              ],
              0.007,
            ),
            print(wordmark, [front, 0.034], 0.075),
          ],
        },
        details: (piece) => [
          ...(isFront(piece) ? panel(onLeg(piece, shin), "accent") : []),
          ...sideStripes(piece, [0.33, 1], [[0.03, 0.0075, "print"]]),
          ...(isFront(piece) ? [] : slimZip(onLeg(piece, ankleZip), 0.008)),
        ],
      }),
  },
  "vid-flared-leggings": {
    make: () =>
      leggings({
        form: "womens",
        fabric: { ...fabrics.tights, bend: 0.1 },
        waist: 1.0,
        hem: 0.035,
        turned: 0.026,
        wider: (z) => 0.2 * Math.max(0, (0.5 - z) / 0.41) ** 1.2,
        band: {
          height: 0.075,
          details: ({ height, front }) => crossover(front, height),
        },
      }),
  },
  "pressure-compression-tights": {
    print: "fog",
    make: () =>
      leggings({
        form: "mens",
        fabric: { ...fabrics.compression, bend: 0.2, roughness: 0.7, specular: 0.26 },
        waist: 1.01,
        hem: 0.085,
        band: {
          height: 0.045,
          ratio: 0.93,
          ground: "accent",
          details: ({ front, back }) => [print(wordmark, [front, 0.022], 0.12), print(symbol, [back, 0.022], 0.022)],
        },
        details: (piece) => [
          ...(isFront(piece)
            ? curves(piece, [alongThigh, overKnee])
            : [
                ...panel(onLeg(piece, behindKnee), "accent"),
                mesh(onLeg(piece, behindKnee)),
                ...curves(piece, [underSeat]),
              ]),
          ...(isFront(piece) ? [print(symbol, turned(piece, [0.1, 0.17]), 0.03)] : []),
        ],
      }),
  },
  "ficka-short-tights": {
    accent: 0.72,
    make: () =>
      leggings({
        form: "womens",
        waist: 0.995,
        hem: 0.585,
        turned: 0.03,
        band: {
          height: 0.085,
          details: ({ back }) => [print(symbol, [back, 0.06], 0.026)],
        },
        details: (piece) => {
          const side = sideAt(piece);
          const mouth: Point[] = [
            [side(0.765) + 0.003, 0.765],
            [side(0.765) - 0.09, isFront(piece) ? 0.745 : 0.765],
          ];
          const rest: Point[] = [
            [side(0.64) - 0.088, 0.64],
            [side(0.625) - 0.076, 0.625],
            [side(0.625) + 0.003, 0.625],
          ];
          return patchPocket(onLeg(piece, mouth), onLeg(piece, piece.name.endsWith("Left") ? rest.toReversed() : rest));
        },
      }),
  },
};

function isFront(piece: Piece): boolean {
  return piece.name.startsWith("front");
}

/** Where a piece's side seam is, as on the wearer's left leg. */
function sideAt(piece: Piece): (z: number) => number {
  const { points } = piece.edges.find(({ name }) => name === "side")!;
  return (z) =>
    Math.abs(points.reduce((best, point) => (Math.abs(point[1] - z) < Math.abs(best[1] - z) ? point : best))[0]);
}

function turned(piece: Piece, [x, z]: Point): Point {
  return [piece.name.endsWith("Left") ? -x : x, z];
}

function bump(z: number, at: number, width: number, height: number): number {
  return height * Math.exp(-(((z - at) / width) ** 2));
}

function curves(piece: Piece, lines: readonly (readonly Point[])[]): Layers[] {
  return lines.flatMap((line) => [seam(onLeg(piece, line), 1.2), stitches(onLeg(piece, line), 0.004)]);
}

/** A waistband whose halves cross over in front. */
function crossover(middle: number, height: number): Layers[] {
  const cross = (hand: 1 | -1): Point[] => [
    [middle - hand * 0.07, height],
    [middle, height * 0.42],
    [middle + hand * 0.07, -0.004],
  ];
  return [seam(cross(1), 1.6), stitches(cross(1), 0.006), seam(cross(-1), 0.8)];
}

const shin = rounded([
  [0.05, 0.95],
  [0.15, 0.95],
  [0.165, 0.75],
  [0.15, 0.5],
  [0.145, 0.3],
  [0.125, 0.12],
  [0.09, 0.12],
  [0.075, 0.3],
  [0.07, 0.5],
  [0.05, 0.75],
]);

const ankleZip: readonly Point[] = [
  [0.118, 0.09],
  [0.118, 0.28],
];

const alongThigh: readonly Point[] = [
  [0.215, 0.92],
  [0.17, 0.8],
  [0.09, 0.64],
  [0.03, 0.56],
];

const overKnee: readonly Point[] = [
  [0.2, 0.58],
  [0.16, 0.56],
  [0.125, 0.55],
  [0.085, 0.56],
  [0.05, 0.54],
];

const underSeat: readonly Point[] = [
  [0.24, 0.86],
  [0.19, 0.79],
  [0.12, 0.755],
  [0.05, 0.75],
];

const behindKnee = rounded([
  [0.102, 0.585],
  [0.142, 0.55],
  [0.15, 0.47],
  [0.142, 0.39],
  [0.102, 0.335],
  [0.062, 0.39],
  [0.054, 0.47],
  [0.062, 0.55],
]);
