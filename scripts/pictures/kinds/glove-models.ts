import type { Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { materials } from "../materials.ts";
import { mesh, panel, print, ribs, seam, stitches, stripe } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import type { Layers } from "../sheets/sheet.ts";
import { area, rectangle } from "../sheets/trim.ts";
import { across, type GloveCut } from "./gloves.ts";
import { handOf } from "./hands.ts";

type At = (point: Point) => Point;
const all = (at: At, outline: readonly Point[]) => outline.map(at);
const line = (z: number): Point[] => [
  [-0.12, z],
  [0.12, z],
];

/** An ellipse, as pads are. */
function round([x, z]: Point, width: number, height: number): Point[] {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    return [x + (width / 2) * Math.cos(angle), z + (height / 2) * Math.sin(angle)];
  });
}

/** A pad's height: `by` within an ellipse, falling off softly. */
function padded([x, z]: Point, [cx, cz]: Point, width: number, height: number, by: number): number {
  const reach = Math.hypot((x - cx) / (width / 2), (z - cz) / (height / 2));
  return by * Math.min(1, Math.max(0, (1.1 - reach) / 0.45));
}

function pull(z: number): Layers[] {
  return [ribs(-0.12, 0.12, z - 0.2, z, 0.0026), seam(line(z), 0.8)];
}

const trainingHand = handOf(1, 0.5, { wrist: 0.034, cuff: 0.036, cuffLength: 0.02 });
const calluses: readonly Point[] = [
  [0.031, 0.086],
  [0.0105, 0.09],
  [-0.0105, 0.088],
  [-0.031, 0.079],
];

/** Half fingers, mesh back, a thin palm doubled where calluses come. */
export const trainingGlove: GloveCut = {
  hand: trainingHand,
  surface: { ...fabrics.woven, sheen: 0.1 },
  loft: 0.009,
  pad: (point) => calluses.reduce((sum, at) => sum + padded(point, at, 0.017, 0.024, 0.0016), 0),
  back: (at) => [
    mesh(
      all(at, [
        [-0.038, 0.012],
        [0.036, 0.012],
        [0.04, 0.09],
        [-0.038, 0.085],
      ]),
      0.0034,
    ),
    ...[trainingHand.thumb, ...trainingHand.fingers].flatMap((finger) =>
      panel(all(at, across(finger, 0.82, 1.3)), "accent"),
    ),
    ...panel(all(at, rectangle([0, -0.01], 0.16, 0.03)), "accent"),
    ...pull(0.002),
    ...panel(all(at, rectangle([0, 0.054], 0.036, 0.026)), "main"),
    print(symbol, at([0, 0.054]), 0.026),
  ],
  palm: (at) => [
    area(
      all(at, [
        [-0.06, 0.006],
        [0.11, 0.006],
        [0.11, 0.12],
        [-0.06, 0.12],
      ]),
      "accent",
    ),
    ...[trainingHand.thumb, ...trainingHand.fingers].flatMap((finger) =>
      panel(all(at, across(finger, 0.82, 1.3)), "main"),
    ),
    ...calluses.flatMap((middle) => panel(all(at, round(middle, 0.0175, 0.026)), "main")),
    ...panel(all(at, rectangle([0, -0.01], 0.16, 0.03)), "main"),
    ...pull(0.002),
    stitches(
      all(at, [
        [0.03, 0.008],
        [0.012, 0.03],
        [0.008, 0.055],
        [0.02, 0.072],
        [0.05, 0.08],
      ]),
    ),
  ],
};

const proHand = handOf(1.08, 0.46, { wrist: 0.036, cuff: 0.039, cuffLength: 0.066 });
const gels = [
  { at: [0.012, 0.083], width: 0.066, height: 0.026 },
  { at: [-0.024, 0.04], width: 0.03, height: 0.05 },
  { at: [0.026, 0.032], width: 0.028, height: 0.04 },
] as const;

/** Half fingers, gel under three places of the palm, a wide cuff with a strap. */
export const proGlove: GloveCut = {
  hand: proHand,
  surface: { ...materials.leather, sheen: 0.1 },
  loft: 0.012,
  pad: (point) => gels.reduce((sum, { at, width, height }) => sum + padded(point, at, width, height, 0.0042), 0),
  back: (at) => [
    ...[proHand.thumb, ...proHand.fingers].flatMap((finger) => panel(all(at, across(finger, 0.78, 1.3)), "accent")),
    ...calluses.flatMap(([x, z]) => [...panel(all(at, round([x * 1.04, z - 0.003], 0.0185, 0.02)), "accent")]),
    { relief: calluses.map(([x, z]) => raisedPad(at([x * 1.04, z - 0.003]))).join("") },
    seam(
      all(at, [
        [-0.06, 0.06],
        [-0.02, 0.066],
        [0.02, 0.066],
        [0.05, 0.06],
      ]),
      0.8,
    ),
    ribs(-0.12, 0.12, -0.08, 0.006, 0.003),
    seam(line(0.008), 1),
    stripe(line(-0.026), 0.04, "accent"),
    seam(line(-0.006), 0.8),
    seam(line(-0.046), 0.8),
    stitches(line(-0.009)),
    stitches(line(-0.043)),
    print(symbol, at([0.004, -0.026]), 0.036),
  ],
  palm: (at) => [
    area(
      all(at, [
        [-0.06, 0.008],
        [0.11, 0.008],
        [0.11, 0.2],
        [-0.06, 0.2],
      ]),
      "accent",
    ),
    ...gels.flatMap(({ at: middle, width, height }) => [
      ...panel(all(at, round(middle, width * 0.96, height * 0.96)), "main"),
      stitches([...all(at, round(middle, width * 0.84, height * 0.84)), at([middle[0] + width * 0.42, middle[1]])]),
    ]),
    ribs(-0.12, 0.12, -0.08, 0.006, 0.003),
    seam(line(0.008), 1),
    stripe(line(-0.026), 0.04, "accent"),
    seam(line(-0.006), 0.8),
    seam(line(-0.046), 0.8),
  ],
};

function raisedPad([x, z]: Point): string {
  return `<ellipse cx="${x * 1000}" cy="${-z * 1000}" rx="8" ry="9" fill="#fff" fill-opacity=".6" filter="url(#soft3)"/>`;
}

const runningHand = handOf(1, 1, { wrist: 0.034, cuff: 0.037, cuffLength: 0.062 });

/** Full fingers, two of which work a screen, and a long cuff. */
export const runningGlove: GloveCut = {
  hand: runningHand,
  surface: { ...fabrics.jersey, roughness: 0.75, specular: 0.2 },
  loft: 0.0085,
  back: (at) => [
    ...[runningHand.thumb, runningHand.fingers[0]!].flatMap((finger) =>
      panel(all(at, across(finger, 0.74, 1.3)), "accent"),
    ),
    ...runningHand.fingers.slice(0, 3).map((finger, i) => {
      const next = runningHand.fingers[i + 1]!;
      const web: Point = [(finger.base[0] + next.base[0]) / 2, Math.min(finger.base[1], next.base[1]) + 0.002];
      return seam(all(at, [web, [web[0] * 0.9, 0.045]]), 0.6);
    }),
    ...cuffOfRunning(),
    print(symbol, at([0, 0.03]), 0.028),
  ],
  palm: (at) => [
    ...[runningHand.thumb, runningHand.fingers[0]!].flatMap((finger) =>
      panel(all(at, across(finger, 0.66, 1.3)), "accent"),
    ),
    grip(at),
    seam(
      all(at, [
        [0.034, 0.012],
        [0.014, 0.034],
        [0.01, 0.056],
        [0.022, 0.072],
        [0.05, 0.078],
      ]),
      0.8,
    ),
    ...cuffOfRunning(),
  ],
};

function cuffOfRunning(): Layers[] {
  return [
    seam(line(-0.002), 0.6),
    stripe(line(-0.055), 0.004, "accent"),
    stitches(line(-0.047)),
    ribs(-0.12, 0.12, -0.046, -0.004, 0.0038),
  ];
}

/** Silicone pulses in rows over the palm. */
function grip(at: At): Layers {
  const marks = [-0.026, -0.01, 0.006].flatMap((x, column) =>
    [0.028, 0.042, 0.056, 0.07].map((z) => print(symbol, at([x, z + (column % 2) * 0.007]), 0.0095)),
  );
  return { ink: marks.map(({ ink }) => ink).join(""), relief: marks.map(({ relief }) => relief).join("") };
}

const winterHand = handOf(1.36, 1, { wrist: 0.046, cuff: 0.056, cuffLength: 0.085 });

/** Windproof and lined, with a wrist that draws in and a wide cuff. */
export const winterGlove: GloveCut = {
  hand: winterHand,
  surface: { ...fabrics.shell, roughness: 0.6 },
  loft: 0.019,
  back: (at) => [
    ...[0.034, 0.056, 0.078].map((z) =>
      seam(
        all(at, [
          [-0.06, z - 0.006],
          [-0.02, z],
          [0.02, z],
          [0.05, z - 0.004],
        ]),
        1.2,
      ),
    ),
    ...[winterHand.thumb, ...winterHand.fingers].flatMap((finger) => [seam(all(at, across(finger, 0.52, 0.52)), 1.1)]),
    ...winterCuff(),
    print(symbol, at([-0.002, -0.044]), 0.046),
  ],
  palm: (at) => [
    area(
      all(at, [
        [-0.07, 0.006],
        [0.14, 0.006],
        [0.14, 0.3],
        [-0.07, 0.3],
      ]),
      "accent",
    ),
    ...panel(all(at, round([0.0, 0.05], 0.062, 0.056)), "main"),
    grip(at),
    ...winterCuff(),
  ],
};

function winterCuff(): Layers[] {
  return [
    stripe(line(-0.001), 0.02, "accent"),
    seam(line(0.009), 1),
    seam(line(-0.011), 1),
    stripe(line(-0.079), 0.014, "accent"),
    seam(line(-0.071), 0.8),
    stitches(line(-0.075)),
  ];
}
