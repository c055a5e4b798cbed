import { shifted, turned } from "../arrange.ts";
import type { Scene } from "../camera/photograph.ts";
import type { Point } from "../cloth/pattern.ts";
import { cushion } from "../cushion.ts";
import { type Fabric, fabrics } from "../fabrics.ts";
import { together } from "../garment.ts";
import { mesh, panel, print, ribs, seam, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import type { Layers } from "../sheets/sheet.ts";
import { area, fromBehind } from "../sheets/trim.ts";
import { through } from "../solids.ts";
import { framed, type Subject } from "../subject.ts";

export interface SockCut {
  /** How high it reaches above the sole, in metres; 0 for one that a shoe hides. */
  height: number;
  /** How much wider than the ankle it is at the calf. */
  calf: number;
  cuff: number;
  fabric: Fabric;
  /** How thick it lies. */
  loft: number;
  /** Heights of stripes below the cuff's edge, and how wide they are. */
  stripes: readonly (readonly [below: number, width: number])[];
  mesh: boolean;
  /** A tab at the heel. */
  tab: number;
  /** How far the second of the pair lies beside the first. */
  beside: readonly [x: number, z: number, turn: number];
}

/** A pair of socks lying flat, one partly over the other, toes to the left. */
export function socks(cut: SockCut): Subject {
  const one = sock(cut);
  const other = sock(cut);
  const [x, z, turn] = cut.beside;
  const gap = cut.loft * 2 + 0.001;
  const scene = together([shifted(turned(one, "y", turn), [x, gap, z]), other]);
  const views = framed(scene, 0.88);
  const detail = { center: [-0.05, 0, cut.height - 0.085] as const, span: 0.24 };
  return { scene, views: cut.height === 0.27 ? { ...views, detail } : views, reach: 0.45 };
}

function sock(cut: SockCut): Scene {
  const outline = outlineOf(cut);
  const layers = (side: "front" | "back"): Layers[] => [
    ...(cut.mesh ? [mesh(instep, 0.0036)] : []),
    ribs(-0.165, -0.082, -0.03, 0.085, 0.0034),
    ...panel(heel, "accent"),
    ...panel(toe, "accent"),
    cushioned(heel),
    cushioned(toe),
    ...cuffOf(cut),
    ...(side === "front"
      ? [print(symbol, badge(cut), 0.03)]
      : [fromBehind(print(wordmark, [-0.15, 0.008], 0.07), [-0.15, 0.008])]),
  ];
  return cushion({
    outline,
    spacing: cut.height > 0.3 ? 0.0052 : 0.0044,
    surface: cut.fabric,
    front: layers("front"),
    back: layers("back"),
    depth: (side, full, [x, z]) =>
      cut.loft * (1 - Math.exp((-0.9 * full) / cut.loft)) +
      (side === "front" ? 0.0007 : 0) * Math.sin(x * 90 + z * 40) * Math.min(1, full / 0.01),
  });
}

function badge({ height }: SockCut): Point {
  return height === 0 ? [-0.135, 0.006] : height < 0.15 ? [-0.115, 0.05] : [-0.044, height - 0.105];
}

/** Counterclockwise from the cuff's left end, down the instep, around the foot and up behind. */
function outlineOf({ height, calf, tab }: SockCut): Point[] {
  const foot: Point[] = [
    [-0.15, 0.077],
    [-0.2, 0.058],
    [-0.24, 0.035],
    [-0.258, 0.006],
    [-0.243, -0.018],
    [-0.19, -0.022],
    [-0.12, -0.012],
    [-0.05, -0.02],
    [-0.012, -0.01],
    [0.006, 0.022],
  ];
  if (height === 0) {
    const low = smooth([...foot.slice(1), [0.004, 0.052], [-0.003, 0.072]]);
    return [
      ...low,
      ...smooth([
        [-0.008, 0.074],
        [-0.03, 0.048],
        [-0.07, 0.03],
        [-0.12, 0.03],
        [-0.165, 0.046],
        [-0.196, 0.0605],
      ]),
    ];
  }
  if (height < 0.15) {
    const low = smooth([
      [-0.092, height],
      [-0.098, height - 0.012],
      ...foot.slice(0),
      [0.002, 0.055],
      [-0.004, 0.09],
      [0.004, height + tab],
    ]);
    return [
      ...low,
      ...smooth([
        [-0.006, height + tab + 0.004],
        [-0.026, height + tab * 0.3],
        [-0.05, height],
      ]),
    ];
  }
  const top = calf * 0.5;
  return smooth([
    [-0.086 - top * 0.8, height],
    [-0.087 - top, height - 0.06],
    [-0.085 - top * 0.75, 0.1 + (height - 0.1) * 0.45],
    [-0.089, 0.135],
    [-0.106, 0.098],
    ...foot,
    [0.004, 0.06],
    [-0.006, 0.105],
    [-0.003 + top * 0.6, 0.1 + (height - 0.1) * 0.35],
    [0.002 + top * 1.3, height - 0.09],
    [-0.002 + top, height],
  ]);
}

function smooth(points: readonly Point[]): Point[] {
  return through(points.map(([x, z]) => [x, 0, z] as const)).map(([x, , z]) => [x, z]);
}

const heel: readonly Point[] = smooth([
  [0.03, 0.078],
  [-0.014, 0.066],
  [-0.04, 0.04],
  [-0.06, 0.006],
  [-0.074, -0.04],
  [0.04, -0.05],
  [0.05, 0.02],
  [0.03, 0.078],
]);

const toe: readonly Point[] = smooth([
  [-0.208, 0.09],
  [-0.217, 0.03],
  [-0.212, -0.04],
  [-0.29, -0.04],
  [-0.29, 0.06],
  [-0.208, 0.09],
]);

const instep: readonly Point[] = [
  [-0.205, 0.02],
  [-0.165, 0.022],
  [-0.085, 0.045],
  [-0.08, 0.14],
  [-0.205, 0.1],
];

/** Terry shows through as a fine pattern. */
function cushioned(outline: readonly Point[]): Layers {
  const { relief = "" } = mesh(outline, 0.0026);
  return { relief: `<g opacity=".5">${relief}</g>` };
}

function cuffOf({ height, cuff, stripes, tab }: SockCut): Layers[] {
  if (height === 0) {
    const edge = smooth([
      [0.01, 0.078],
      [-0.008, 0.07],
      [-0.03, 0.044],
      [-0.07, 0.025],
      [-0.12, 0.025],
      [-0.165, 0.041],
      [-0.21, 0.062],
    ]);
    return [
      stripe(edge, 0.01, "accent"),
      seam(
        edge.map(([x, z]) => [x, z - 0.005] as const),
        0.7,
      ),
    ];
  }
  const line = (z: number): Point[] => [
    [-0.2, z],
    [0.1, z],
  ];
  return [
    ribs(-0.2, 0.1, height - cuff, height + tab + 0.02, 0.0031),
    seam(line(height - cuff), 0.5),
    ...stripes.map(([below, width]) => stripe(line(height - below), width, "accent")),
    ...(tab > 0
      ? [
          area(
            [
              [-0.03, height - 0.01],
              [0.03, height - 0.01],
              [0.03, height + 0.06],
              [-0.03, height + 0.06],
            ],
            "accent",
          ),
        ]
      : []),
  ];
}

/** Crew height, cushioned. */
export const crewSock: SockCut = {
  height: 0.27,
  calf: 0.008,
  cuff: 0.05,
  fabric: { ...fabrics.knit, grain: 0.0006, tile: 0.045, sheen: 0.35, melange: 0.12 },
  loft: 0.011,
  stripes: [
    [0.018, 0.006],
    [0.031, 0.006],
  ],
  mesh: false,
  tab: 0,
  beside: [0.082, 0.02, 7],
};

export const ankleSock: SockCut = {
  ...crewSock,
  height: 0.128,
  cuff: 0.022,
  fabric: { ...fabrics.jersey, melange: 0.04 },
  loft: 0.009,
  stripes: [],
  mesh: true,
  tab: 0.013,
  beside: [0.055, 0.105, 12],
};

export const kneeSock: SockCut = {
  ...crewSock,
  height: 0.44,
  calf: 0.04,
  cuff: 0.035,
  fabric: { ...fabrics.compression, grain: 0.0003, tile: 0.05, weave: "knit" },
  loft: 0.009,
  stripes: [0.3, 0.27, 0.235, 0.195, 0.15].map((below, i) => [below, 0.011 - i * 0.0018] as const),
  beside: [0.1, 0.012, 4],
};

export const noShowSock: SockCut = {
  ...crewSock,
  height: 0,
  fabric: { ...fabrics.cotton, grain: 0.0004 },
  loft: 0.01,
  stripes: [],
  beside: [0.045, 0.1, 10],
};
