import { crumple } from "../crumple.ts";
import type { Point, Vec3 } from "../cloth/pattern.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { mesh, panel, print, seam, stitches, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import type { Layers } from "../sheets/sheet.ts";
import { darkened, rectangle } from "../sheets/trim.ts";
import { coilZip } from "../sheets/zips.ts";
import { box, type Extent, loft, oval, through, tube } from "../solids.ts";
import type { Subject } from "../subject.ts";
import { buckle, harness, webbing } from "./harness.ts";

export interface PackCut {
  width: number;
  depth: number;
  height: number;
  /** How it closes: rolled down and buckled at its sides, or under a flap. */
  top: "roll" | "flap";
}

/** A backpack that stands, filled. */
export function backpack(cut: PackCut): Subject {
  const { height } = cut;
  const closing = cut.top === "roll" ? rolledTop(cut) : flap(cut);
  const scene = together([bodyOf(cut), pocket(cut), ...closing, ...harness(cut)]);
  const view = { center: [0, 0, height * 0.5] as Vec3, span: height * 1.28, rise: 9 };
  const views = { front: { ...view, turn: -22 }, back: { ...view, turn: 158 } };
  const detail = { center: [0, -cut.depth / 2, height * 0.68] as Vec3, span: 0.26, turn: -16, rise: 12 };
  return { scene, views: cut.top === "flap" ? { ...views, detail } : views, reach: 0.7, stands: true };
}

const square = 3.4;

/** How much of its full section the bag has at a share of its height: [share, width, depth]. */
const domed: readonly Vec3[] = [
  [0.78, 0.985, 0.88],
  [0.84, 0.965, 0.83],
  [0.9, 0.92, 0.74],
  [0.945, 0.84, 0.62],
  [0.975, 0.7, 0.47],
  [0.993, 0.48, 0.29],
  [1, 0.24, 0.13],
];
const gathered: readonly Vec3[] = [
  [0.78, 1, 0.84],
  [0.83, 1.005, 0.7],
  [0.87, 1.01, 0.5],
  [0.9, 1.01, 0.3],
  [0.92, 1, 0.2],
];

function sections({ top }: PackCut): readonly Vec3[] {
  return [
    [0.003, 0.15, 0.15],
    [0, 0.6, 0.6],
    [0.003, 0.84, 0.84],
    [0.012, 0.94, 0.94],
    [0.03, 0.985, 0.985],
    ...[0.06, 0.1, 0.15, 0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.56, 0.62, 0.68, 0.73].map((z): Vec3 => [
      z,
      1 + 0.02 * Math.sin(z * 4),
      1 + 0.06 * Math.sin(z * 4) - z * 0.16,
    ]),
    ...(top === "roll" ? gathered : domed),
  ];
}

function ring({ width, depth, height }: PackCut, [z, w, d]: Vec3, wider = 0): Vec3[] {
  const [halfWidth, halfDepth] = [(width / 2) * w + wider, (depth / 2) * d + wider];
  // What it loses in depth it loses in front: it leans against a straight back.
  const middle = (depth / 2) * (1 - d) * (z > 0.5 ? 0.6 : 0);
  return oval(96, halfWidth, halfDepth, z * height, square, middle).map((point) =>
    crumple(point, 0.0035 * Math.min(1, z / 0.05), 0.1),
  );
}

function bodyOf(cut: PackCut) {
  return loft(
    sections(cut).map((section) => ring(cut, section)),
    { surface: materials.canvas, layers: (extent) => bodyLayers(cut, extent) },
  );
}

function bodyLayers({ height, width, top }: PackCut, { around, at }: Extent): Layers[] {
  const line = (z: number): Point[] => [
    [-around / 2, at(z)],
    [around / 2, at(z)],
  ];
  const upright = (u: number): Point[] => [
    [u, at(height * 0.08)],
    [u, at(height * (top === "roll" ? 0.9 : 0.93))],
  ];
  const corner = width * 0.47;
  const pads = [-1, 1].flatMap((side) =>
    [0.3, 0.62].map((z) => rectangle([side * (around / 2 - width * 0.2), at(height * z)], width * 0.3, height * 0.25)),
  );
  return [
    stripe(line(height * 0.01), height * 0.2, "accent"),
    seam(line(height * 0.11), 1),
    stitches(line(height * 0.118)),
    ...[-corner, corner, corner - around / 2, around / 2 - corner].flatMap((u) => [
      seam(upright(u), 1),
      stitches(upright(u + 0.006)),
    ]),
    ...pads.flatMap((pad) => [...panel(pad, "accent"), mesh(pad, 0.005), raised(pad)]),
    ...(top === "roll" ? [print(symbol, [0, at(height * 0.7)], 0.075)] : []),
  ];
}

/** A padded field. */
function raised(outline: readonly Point[]): Layers {
  const [x, z] = outline[3]!;
  const [w, h] = [outline[1]![0] - outline[0]![0], outline[2]![1] - outline[1]![1]];
  return {
    relief: `<rect x="${x * 1000 + 6}" y="${-z * 1000 + 6}" width="${w * 1000 - 12}" height="${h * 1000 - 12}" rx="8" fill="#fff" fill-opacity=".7" filter="url(#soft4)"/>`,
  };
}

/** A pocket on the lower front with a zip across. */
function pocket({ width, depth, height, top }: PackCut) {
  const high = top === "roll" ? 0.52 : 0.47;
  const levels = [
    [0.05, 0.6, 0.1],
    [0.055, 0.86, 0.5],
    [0.08, 0.96, 0.8],
    [0.13, 1, 0.97],
    [0.2, 1, 1.03],
    [0.28, 1, 1.02],
    [0.36, 1, 0.96],
    [high - 0.06, 0.99, 0.84],
    [high - 0.025, 0.97, 0.66],
    [high - 0.007, 0.93, 0.4],
    [high, 0.8, 0.1],
  ] as const;
  return loft(
    levels.map(([z, w, d]) =>
      oval(72, width * 0.4 * w, 0.04 * d, z * height, 3.4, -depth / 2 + 0.004).map((point) =>
        crumple(point, 0.003, 0.1),
      ),
    ),
    {
      surface: materials.canvas,
      layers: ({ around, at }) => {
        const line = (z: number): Point[] => [
          [-around * 0.21, z],
          [around * 0.21, z],
        ];
        return [
          ...coilZip(line(at(height * (high - 0.055))), 0.02),
          seam(
            [
              [-around * 0.215, 0],
              [-around * 0.215, 1],
            ],
            0.8,
          ),
          seam(
            [
              [around * 0.215, 0],
              [around * 0.215, 1],
            ],
            0.8,
          ),
          top === "roll" ? print(wordmark, [0, at(height * 0.3)], 0.12) : print(symbol, [0, at(height * 0.24)], 0.06),
        ];
      },
    },
  );
}

/** The mouth, rolled down twice, and straps that hold it at the sides. */
function rolledTop({ width, depth, height }: PackCut) {
  const back = (depth / 2) * 0.48;
  const z = height * 0.945;
  const roll = tube(
    {
      path: Array.from({ length: 25 }, (_, i): Vec3 => [
        ((i - 12) / 12) * width * 0.5,
        back - 0.004,
        z + 0.004 * Math.cos(i / 4),
      ]),
      half: (share) => [0.03 * (1 - 0.1 * (share * 2 - 1) ** 2), 0.023],
      facing: [0, -1, 0.25],
      sides: 40,
    },
    {
      surface: materials.canvas,
      layers: ({ around, along }) =>
        [-0.06, 0.17].map((u) =>
          seam(
            [
              [around * u, 0],
              [around * u, along],
            ],
            1.3,
          ),
        ),
    },
  );
  const straps = [-1, 1].map((side) =>
    tube(
      {
        path: through(
          [
            [side * (width / 2 - 0.004), back, z + 0.012],
            [side * (width / 2 + 0.012), back, z],
            [side * (width / 2 + 0.01), back * 0.8, height * 0.86],
            [side * (width / 2 + 0.008), back * 0.5, height * 0.72],
            [side * (width / 2 + 0.007), back * 0.2, height * 0.56],
          ],
          6,
        ),
        half: [0.0125, 0.0014],
        facing: [side, 0, 0.1],
        square: 4,
      },
      webbing,
    ),
  );
  const buckles = [-1, 1].map((side) => buckle([side * (width / 2 + 0.01), back * 0.6, height * 0.76], "x"));
  return [roll, ...straps, ...buckles];
}

/** A lid over the mouth, lower in front than behind, with a strap and a buckle. */
function flap(cut: PackCut) {
  const { depth, height } = cut;
  const lid = loft(
    [
      ...domed
        .slice(0, 5)
        .toReversed()
        .map((section) => ring(cut, section, 0.002)),
      ring(cut, [0.76, 0.99, 0.9], 0.004),
      ring(cut, [0.755, 0.99, 0.9], 0.0075),
      ...domed.map((section) => ring(cut, section, 0.009)),
    ].map((points, i) =>
      points.map(([x, y, z]): Vec3 => {
        // Its edge drops in front; higher up it follows the bag.
        const front = Math.max(0, -y / (depth / 2)) ** 2;
        const edge = i < 5 ? 0 : Math.max(0, 1 - (z / height - 0.755) / 0.16);
        return [x, y, z + edge * height * (0.06 - 0.13 * front) + (i > 6 ? 0.005 : 0)];
      }),
    ),
    {
      surface: materials.canvas,
      layers: ({ around, along }) => {
        const line = (z: number): Point[] => [
          [-around / 2, z],
          [around / 2, z],
        ];
        return [stitches(line(along * 0.5 + 0.004)), print(wordmark, [0, along * 0.5 + 0.05], 0.1)];
      },
    },
  );
  const front = -depth / 2;
  const strap = tube(
    {
      path: through(
        [
          [0, front - 0.013, height * 0.72],
          [0, front - 0.02, height * 0.66],
          [0, front - 0.018, height * 0.56],
          [0, front - 0.024, height * 0.47],
          [0, front - 0.041, height * 0.41],
          [0, front - 0.043, height * 0.33],
        ],
        6,
      ),
      half: [0.0125, 0.0014],
      facing: [0, -1, 0.1],
      square: 4,
    },
    webbing,
  );
  const puller = box([0.07, front - 0.042, height * 0.4], [0.007, 0.004, 0.026], 0.0018, {
    surface: materials.plastic,
    layers: () => [darkened],
  });
  return [lid, strap, buckle([0, front - 0.021, height * 0.585], "y"), puller];
}
