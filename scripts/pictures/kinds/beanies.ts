import type { Surface } from "../camera/shade.ts";
import type { Point, Vec3 } from "../cloth/pattern.ts";
import { crumple } from "../crumple.ts";
import { fabrics } from "../fabrics.ts";
import { print, ribs, seam, stitches, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import type { Layers } from "../sheets/sheet.ts";
import { area, rectangle } from "../sheets/trim.ts";
import { type Extent, loft, oval } from "../solids.ts";
import type { Subject } from "../subject.ts";

const halfWidth = 0.086;
const halfDepth = 0.1;

interface BeanieCut {
  /** From inside out: [share of the head's width, height in metres]. */
  profile: readonly Point[];
  surface: Surface;
  crumpled: number;
  layers: (extent: Extent) => readonly Layers[];
}

/** A deep-ribbed beanie with a turned cuff. */
export const cuffedBeanie = (): Subject =>
  beanie({
    profile: [
      [0.06, 0.13],
      [0.5, 0.122],
      [0.84, 0.09],
      [0.93, 0.045],
      [0.95, 0.012],
      [0.965, 0.003],
      [1, 0],
      [1.035, 0.003],
      [1.052, 0.011],
      [1.058, 0.025],
      [1.06, 0.04],
      [1.056, 0.058],
      [1.048, 0.069],
      [1.03, 0.0755],
      [1.008, 0.0755],
      [0.99, 0.072],
      [0.988, 0.078],
      [1.004, 0.088],
      [1.01, 0.1],
      [1, 0.122],
      [0.957, 0.143],
      [0.882, 0.164],
      [0.77, 0.183],
      [0.63, 0.1985],
      [0.465, 0.2095],
      [0.29, 0.216],
      [0.18, 0.2175],
      [0.07, 0.216],
    ],
    surface: { ...fabrics.knit, grain: 0.0006, tile: 0.06, melange: 0.24 },
    crumpled: 0.0022,
    layers: (extent) => {
      const patch: Point = [0, extent.at(0.036)];
      const all = ribs(-extent.around / 2, extent.around / 2, 0, extent.along, extent.around / 92);
      return [
        all,
        { relief: all.relief ?? "" },
        ...[-1, 0, 1].map((k) =>
          seam(
            [
              [(k * extent.around) / 3, extent.along - 0.055],
              [(k * extent.around) / 3, extent.along],
            ],
            0.6,
          ),
        ),
        area(rectangle(patch, 0.046, 0.03), "dark"),
        { relief: `<rect x="-23" y="${-patch[1] * 1000 - 15}" width="46" height="30" fill="#a8a8a8"/>` },
        print(symbol, patch, 0.03),
      ];
    },
  });

/** A thin close beanie of four panels with a flat hem. */
export const runningBeanie = (): Subject =>
  beanie({
    profile: [
      [0.06, 0.13],
      [0.5, 0.12],
      [0.86, 0.09],
      [0.955, 0.045],
      [0.97, 0.012],
      [0.98, 0.002],
      [0.995, 0],
      [1.006, 0.003],
      [1.01, 0.012],
      [1.014, 0.03],
      [1.016, 0.045],
      [1.012, 0.065],
      [1.004, 0.085],
      [0.97, 0.107],
      [0.912, 0.13],
      [0.83, 0.15],
      [0.715, 0.167],
      [0.575, 0.1795],
      [0.42, 0.188],
      [0.265, 0.1925],
      [0.16, 0.1945],
      [0.06, 0.195],
    ],
    surface: { ...fabrics.jersey, roughness: 0.75, specular: 0.2 },
    crumpled: 0.0016,
    layers: (extent) => {
      const line = (z: number): Point[] => [
        [-extent.around / 2, extent.at(z)],
        [extent.around / 2, extent.at(z)],
      ];
      const upward = (share: number): Point[] => [
        [share * extent.around, extent.at(0.046)],
        [share * extent.around, extent.along],
      ];
      const panels = [-0.34, -0.16, 0.16, 0.34];
      return [
        stripe(line(0.022), 0.046, "accent"),
        seam(line(0.045), 0.9),
        stitches(line(0.049)),
        ...panels.flatMap((share) => [
          seam(upward(share), 0.9),
          stitches(upward(share + 0.008)),
          stitches(upward(share - 0.008)),
        ]),
        print(symbol, [0, extent.at(0.085)], 0.04),
        ...[-1, 1].map((side) => print(wordmark, [(side * extent.around) / 2, extent.at(0.023)], 0.075)),
      ];
    },
  });

/** A wide band that is lower behind. */
export function headband(): Subject {
  const sides = 96;
  const edge = (angle: number, top: boolean) => {
    const front = 0.5 + 0.5 * Math.cos(angle);
    return top ? 0.058 + 0.024 * front : 0.014 - 0.014 * front;
  };
  const wall: readonly Point[] = [
    [0.962, 0.5],
    [0.962, 0.2],
    [0.964, 0.04],
    [0.975, 0.004],
    [0.988, 0],
    [0.998, 0.01],
    [1.003, 0.06],
    [1.012, 0.2],
    [1.018, 0.38],
    [1.018, 0.55],
    [1.01, 0.75],
    [0.996, 0.93],
    [0.99, 0.985],
    [0.98, 1],
    [0.966, 0.995],
    [0.958, 0.96],
    [0.958, 0.75],
  ];
  const scene = loft(
    wall.map(([scale, share]) =>
      oval(sides, halfWidth * scale, halfDepth * scale, 0).map(([x, y]): Vec3 => {
        const angle = Math.atan2(x, -y);
        const [low, high] = [edge(angle, false), edge(angle, true)];
        return crumple([x, y, low + (high - low) * share], 0.0012, 0.06);
      }),
    ),
    {
      surface: { ...fabrics.jersey, sheen: 0.35 },
      layers: (extent) => {
        const line = (z: number): Point[] => [
          [-extent.around / 2, z],
          [extent.around / 2, z],
        ];
        const outside = { low: 0.037, high: 0.1 };
        const middle = (outside.low + outside.high) / 2;
        return [
          stripe(line(0.016), 0.034, "accent"),
          stripe(line(extent.along - 0.006), 0.026, "accent"),
          stitches(line(outside.low + 0.005)),
          stitches(line(outside.high - 0.009)),
          ...[-0.27, 0.27].map((share) =>
            seam(
              [
                [share * extent.around, 0],
                [share * extent.around, extent.along],
              ],
              0.8,
            ),
          ),
          print(symbol, [0, middle], 0.042),
          ...[-1, 1].map((side) => print(wordmark, [(side * extent.around) / 2, middle], 0.07)),
        ];
      },
    },
    true,
  );
  const view = { center: [0, 0, 0.045] as Vec3, span: 0.27, rise: 12 };
  return { scene, views: { front: { ...view, turn: -18 }, back: { ...view, turn: 165 } }, reach: 0.4, stands: true };
}

function beanie({ profile, surface, crumpled, layers }: BeanieCut): Subject {
  const scene = loft(
    profile.map(([scale, z]) =>
      oval(96, halfWidth * scale, halfDepth * scale, z).map((point) =>
        crumple(point, crumpled * Math.min(1, z / 0.03), 0.11),
      ),
    ),
    { surface, layers },
  );
  const view = { center: [0, 0, 0.1] as Vec3, span: 0.32, rise: 8 };
  return { scene, views: { front: { ...view, turn: -14 }, back: { ...view, turn: 168 } }, reach: 0.45, stands: true };
}
