import type { Vec3 } from "../cloth/pattern.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { print, seam, stitches, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import type { Ink } from "../sheets/sheet.ts";
import { coilZip } from "../sheets/zips.ts";
import { area, darkened, rectangle, rotated } from "../sheets/trim.ts";
import { box, loft, through, tube } from "../solids.ts";
import type { Subject } from "../subject.ts";
import { crumple } from "../crumple.ts";

export interface DuffelCut {
  /** In metres. */
  size: readonly [length: number, depth: number, height: number];
  /** Where the handles' webbing runs down, from the middle, and how high they stand. */
  handles: number;
  rise: number;
  /** What the ends and the bottom are cut from. */
  ends: Ink;
  bottom: Ink;
  webbing: "dark" | Ink;
  mark: "symbol" | "wordmark";
  /** A flat pocket on the front, between the handles. */
  pocket: boolean;
  /** Air holes in the ends. */
  vented: boolean;
}

/** A barrel bag with a zip along the top, two handles and a strap's rings at its ends. */
export function duffel(cut: DuffelCut): Subject {
  const [length, depth, height] = cut.size;
  const skin = (share: number, angle: number): Vec3 => skinAt(cut, share, angle);
  const ends = [
    [-1, 0.08],
    [-1.006, 0.4],
    [-1.004, 0.7],
    [-0.998, 0.88],
    [-0.99, 0.955],
    [-0.975, 0.99],
  ] as const;
  const stations: readonly (readonly [share: number, scale: number])[] = [
    ...ends,
    ...Array.from({ length: 29 }, (_, i) => [-0.95 + (1.9 * i) / 28, 1] as const),
    ...ends.map(([share, scale]) => [-share, scale] as const).toReversed(),
  ];
  const sides = 96;
  const body = loft(
    stations.map(([share, scale]) =>
      Array.from({ length: sides }, (_, j): Vec3 => {
        const [x, y, z] = skin(share, (j / sides - 0.5) * 2 * Math.PI);
        const middle = height * 0.5;
        return crumple([x, y * scale, middle + (z - middle) * scale], 0.0035, 0.09);
      }),
    ),
    {
      surface: materials.canvas,
      layers: ({ around, along }) => {
        const end = depth * 0.5 + 0.012;
        const across = (x: number) =>
          [
            [-around / 2, x],
            [around / 2, x],
          ] as const;
        const lengthwise = (u: number) =>
          [
            [u, end],
            [u, along - end],
          ] as const;
        const low = around * 0.165;
        const mark = cut.mark === "symbol" ? symbol : wordmark;
        const at = [-0.01, along / 2 - 0.0001] as const;
        const top = -around * 0.25;
        return [
          stripe(across(end / 2 - 0.02), end + 0.04, cut.ends),
          stripe(across(along - end / 2 + 0.02), end + 0.04, cut.ends),
          area(rectangle([around * 0.25, along / 2], around * 0.5 - low * 2, along - end * 2), cut.bottom),
          ...[low, around / 2 - low].flatMap((u) => [seam(lengthwise(u), 0.8), stitches(lengthwise(u - 0.005))]),
          ...[end, along - end].map((x) => seam(across(x), 1)),
          ...coilZip(lengthwise(top), 0.028),
          ...(cut.pocket
            ? [
                ...coilZip(
                  [
                    [-around * 0.07, along / 2 - cut.handles + 0.03],
                    [-around * 0.07, along / 2 + cut.handles - 0.03],
                  ],
                  0.02,
                ),
              ]
            : []),
          rotated(
            print(mark, [cut.pocket ? around * 0.03 : at[0], at[1]], cut.mark === "symbol" ? 0.085 : 0.2),
            [cut.pocket ? around * 0.03 : at[0], at[1]],
            90,
          ),
          ...(cut.vented ? [vents(along - end * 0.5)] : []),
        ];
      },
    },
  );
  const webbing = {
    surface: materials.webbing,
    ...(cut.webbing === "dark" ? {} : { ground: cut.webbing }),
    layers: ({ along }: { along: number }) => [
      ...(cut.webbing === "dark" ? [darkened] : []),
      ...[-0.014, 0.014].map((x) =>
        stitches([
          [x, 0],
          [x, along],
        ]),
      ),
    ],
  };
  const handles = [-1, 1].map((side) => {
    const up = (x: number) =>
      [0.33, 0.22, 0.1, 0, -0.1, -0.19].map((turn): Vec3 => {
        const angle = (side < 0 ? turn : 1 - turn) * Math.PI;
        const [px, py, pz] = skin(x / (length / 2), angle);
        return [px, py * 1.018, height * 0.5 + (pz - height * 0.5) * 1.012];
      });
    const arc = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((t): Vec3 => {
      const x = -cut.handles + 2 * cut.handles * t;
      const lift = Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.75;
      return [x, side * depth * (0.36 - 0.2 * lift), height * 0.955 + cut.rise * lift];
    });
    const path = through([...up(-cut.handles), ...arc, ...up(cut.handles).toReversed()], 7);
    return tube({ path, half: [0.019, 0.0017], facing: [0, side, 0.75], square: 4 }, webbing);
  });
  const grip = [-1, 1].map((side) =>
    tube(
      {
        path: [-0.055, -0.03, 0, 0.03, 0.055].map((x): Vec3 => {
          const lift = Math.sin(Math.PI * (0.06 + 0.88 * (0.5 + x / (2 * cut.handles)))) ** 0.75;
          return [x, side * depth * (0.36 - 0.2 * lift), height * 0.955 + cut.rise * lift];
        }),
        half: [0.022, 0.0075],
        facing: [0, side, 0.75],
        square: 3,
      },
      { surface: materials.rubber, layers: () => [darkened] },
    ),
  );
  const piping = [-1, 1].map((end) =>
    tube(
      {
        path: Array.from({ length: 72 }, (_, j): Vec3 => {
          const [, y, z] = skin(end * 0.965, (j / 72 - 0.5) * 2 * Math.PI);
          return crumple(
            [(end * length * 0.985) / 2, y * 0.995, height * 0.5 + (z - height * 0.5) * 0.995],
            0.0035,
            0.09,
          );
        }),
        half: [0.0042, 0.0042],
        facing: [1, 0, 0],
        joined: true,
        sides: 12,
      },
      { surface: materials.webbing, layers: () => [darkened] },
    ),
  );
  const puller = box([length * 0.36, -0.004, height + 0.009], [0.046, 0.013, 0.006], 0.0028, {
    surface: materials.plastic,
    ground: "print",
  });
  const scene = together([body, ...handles, ...grip, ...piping, puller]);
  const span = length * 1.56;
  const view = { center: [0, 0, (height + cut.rise) * 0.5] as Vec3, span, rise: 15 };
  return { scene, views: { front: { ...view, turn: 22 }, back: { ...view, turn: 208 } }, reach: 0.75, stands: true };
}

/** A point on the bag: `share` along it from -1 to 1, `angle` around it from the front downward; it stands on z = 0. */
function skinAt({ size: [length, depth, height] }: DuffelCut, share: number, angle: number): Vec3 {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const square = 2.9;
  const bulge = (Math.abs(sin) ** square + Math.abs(cos) ** square) ** (-1 / square);
  const full = 1 - 0.045 * share * share;
  const drop = sin * bulge;
  // It sits heavily: flat below, a little slack on top between its ends.
  const low = drop > 0 ? Math.min(1, drop * 1.06) : drop * (1 - 0.035 * (1 - share * share));
  return [(share * length) / 2, (-cos * bulge * full * depth) / 2, (height / 2) * (1 - low * (drop > 0 ? 1 : full))];
}

/** Six eyelets in two rows around a middle. */
function vents(z: number) {
  const holes = [-0.04, 0, 0.04].flatMap((u) => [-0.018, 0.018].map((v) => [u, z + v] as const));
  return {
    ink: holes
      .map(
        ([u, v]) =>
          `<circle cx="${u * 1000}" cy="${-v * 1000}" r="7" fill="#0c0c0c"/><circle cx="${u * 1000}" cy="${-v * 1000}" r="3.6" fill="#000"/>`,
      )
      .join(""),
  };
}
