import { mirrored, type Point, type Vec3 } from "../cloth/pattern.ts";
import { bra } from "../kinds/bras.ts";
import { panel, print, ribs, seam, seenFromBehind, stitches } from "../sheets/details.ts";
import { rounded } from "../sheets/leg-panels.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { slimZip } from "../sheets/zips.ts";
import type { Layers } from "../sheets/sheet.ts";
import type { Product } from "../subjects.ts";

/** Sports bras. Lines are drawn for the wearer's left side, in metres above the floor. */
export const bras: Record<string, Product> = {
  "latt-sports-bra": {
    make: () =>
      bra({
        front: { neck: 1.305, square: 0.75, strap: [0.072, 0.1, 1.515], armhole: [0.098, 1.365] },
        back: { neck: 1.3, square: 0.7, strap: [0.072, 0.1, 1.47], armhole: [0.102, 1.37] },
        bottom: 1.175,
        underarm: 1.315,
        band: 0.036,
        bandDetails: ({ front }) => [print(symbol, [front, -0.019], 0.024)],
      }),
  },
  "stark-high-support-bra": {
    accent: 0.7,
    print: "fog",
    make: () =>
      bra({
        front: { neck: 1.372, square: 0.35, strap: [0.058, 0.102, 1.515], armhole: [0.104, 1.4] },
        back: { neck: 1.435, square: 0.5, strap: [0.058, 0.102, 1.47], armhole: [0.05, 1.345] },
        bottom: 1.165,
        underarm: 1.32,
        band: 0.048,
        details: (piece) =>
          piece.name === "front"
            ? [
                ...both(cup).flatMap((line) => [...joined(line)]),
                ...both(sling).flatMap((line) => panel(line, "accent")),
                ...slimZip(
                  [
                    [0, 1.375],
                    [0, 1.165],
                  ],
                  0.011,
                ),
              ]
            : [
                ...both(racer).flatMap((line) => panel(line, "accent")),
                ...seenFromBehind([print(symbol, [0, 1.36], 0.03)]),
              ],
        bandDetails: ({ height, front, back }) => [
          ...slimZip(
            [
              [front, 0.004],
              [front, -height],
            ],
            0.011,
          ),
          print(wordmark, [back, -height / 2], 0.09),
        ],
        puller: 1.35,
        detail: { center: [0.03, -0.1, 1.3], span: 0.26, turn: 16, rise: 6 },
      }),
  },
  "hog-high-neck-bra": {
    make: () =>
      bra({
        front: { neck: 1.45, square: 0.85, strap: [0.056, 0.084, 1.515], armhole: [0.088, 1.41] },
        back: { neck: 1.265, square: 0.95, strap: [0.056, 0.084, 1.47], armhole: [0.082, 1.36] },
        bottom: 1.135,
        underarm: 1.31,
        band: 0.03,
        details: (piece) =>
          piece.name === "front" ? [print(symbol, [0, 1.405], 0.026), ...both(dart).flatMap(joined)] : [],
      }),
  },
  "lang-longline-bra": {
    make: () =>
      bra({
        front: { neck: 1.29, square: 0.3, strap: [0.078, 0.106, 1.515], armhole: [0.1, 1.36] },
        back: { neck: 1.33, square: 0.85, strap: [0.078, 0.106, 1.47], armhole: [0.108, 1.37] },
        bottom: 1.085,
        underarm: 1.312,
        band: 0.022,
        details: (piece) => both(piece.name === "front" ? princess : princessBehind).flatMap(joined),
        bandDetails: ({ length, height }) => [ribs(0, length, -height, 0, 0.003)],
      }),
  },
  "kors-strappy-bra": {
    make: () =>
      bra({
        front: { neck: 1.268, square: 0.25, strap: [0.066, 0.096, 1.4], armhole: [0.097, 1.345] },
        back: { neck: 1.245, square: 0.6 },
        bottom: 1.175,
        underarm: 1.3,
        band: 0.03,
        bandDetails: ({ front }) => [print(symbol, [front, -0.016], 0.022)],
        straps: [-1, 1].flatMap((hand) =>
          [0, 1].map((second) => ({
            by: crossing(hand, second),
            off: 0.0045 + (hand > 0 ? 0.0028 : 0) + second * 0.0002,
            half: 0.0062,
          })),
        ),
      }),
  },
};

/** From one side of the front over the shoulder to the other side of the back. */
function crossing(hand: number, second: number): Vec3[] {
  const apart = second * 0.019;
  return (
    [
      [0.074 + apart * 0.8, -0.112, 1.35],
      [0.075 + apart * 0.8, -0.094, 1.385],
      [0.077 + apart * 0.85, -0.064, 1.425],
      [0.079 + apart, 0.004, 1.463],
      [0.064 + apart, 0.064, 1.425],
      [0.018 + apart, 0.1, 1.35],
      [-0.036 + apart, 0.108, 1.285],
      [-0.078 + apart, 0.098, 1.228],
    ] as const
  ).map(([x, y, z]) => [hand * x, y, z]);
}

function both(line: readonly Point[]): (readonly Point[])[] {
  return [line, mirrored(line)];
}

function joined(line: readonly Point[]): Layers[] {
  return [seam(line, 1.3), stitches(line, 0.004), stitches(line, -0.004)];
}

const cup: readonly Point[] = [
  [0.1, 1.4],
  [0.085, 1.35],
  [0.078, 1.29],
  [0.07, 1.23],
  [0.05, 1.19],
  [0.03, 1.165],
];

const sling = rounded([
  [0.24, 1.1],
  [0.24, 1.37],
  [0.14, 1.325],
  [0.125, 1.28],
  [0.115, 1.22],
  [0.12, 1.1],
]);

const racer = rounded([
  [0.24, 1.1],
  [0.24, 1.37],
  [0.15, 1.32],
  [0.12, 1.25],
  [0.115, 1.1],
]);

const dart: readonly Point[] = [
  [0.16, 1.27],
  [0.125, 1.268],
  [0.09, 1.262],
];

const princess: readonly Point[] = [
  [0.112, 1.36],
  [0.1, 1.33],
  [0.086, 1.27],
  [0.072, 1.2],
  [0.066, 1.14],
  [0.062, 1.085],
];

const princessBehind: readonly Point[] = [
  [0.1, 1.34],
  [0.085, 1.25],
  [0.075, 1.15],
  [0.07, 1.085],
];
