import type { Surface } from "../camera/shade.ts";
import { type Point, type Vec3 } from "../cloth/pattern.ts";
import { crumple } from "../crumple.ts";
import { together } from "../garment.ts";
import { materials } from "../materials.ts";
import { mesh, print, seam, stitches, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import type { Ink, Layers } from "../sheets/sheet.ts";
import { area, dark, darkened, rectangle } from "../sheets/trim.ts";
import { box, type Extent, lathe, loft, oval, tube } from "../solids.ts";
import type { Subject } from "../subject.ts";

const halfWidth = 0.082;
const halfDepth = 0.099;

export interface CapCut {
  surface: Surface;
  height: number;
  /** Nearer 0 its sides stand straighter. */
  slope: number;
  /** Where its seams run, in shares of the way around from the front. */
  seams: readonly number[];
  /** How far the peak reaches, how far its sides come down and its front. */
  peak: { length: number; curve: number; drop: number; rows: number; ink: Ink };
  /** Between which seams it is open knit, in shares to either side. */
  mesh?: readonly [from: number, to: number];
  eyelets: boolean;
  mark: "symbol" | "patch";
  crumpled: number;
}

/** A cap with a peak, open above a strap behind. */
export function cap(cut: CapCut): Subject {
  const button = lathe(
    [
      [0.004, -0.001],
      [0.0068, 0.0005],
      [0.006, 0.0025],
      [0.003, 0.0035],
    ].map(([r, z]): Point => [r!, z! + cut.height]),
    { surface: cut.surface },
    24,
  );
  const strap = tube(
    {
      path: Array.from({ length: 25 }, (_, i) => {
        const angle = Math.PI + ((i - 12) / 12) * 0.62;
        return [1.012 * halfWidth * Math.sin(angle), -1.012 * halfDepth * Math.cos(angle), 0.0125];
      }),
      half: [0.009, 0.0013],
      facing: (share) => {
        const angle = Math.PI + (share * 2 - 1) * 0.62;
        return [Math.sin(angle), -Math.cos(angle), 0];
      },
      square: 4,
    },
    { surface: materials.webbing, ground: "accent" },
  );
  const buckle = box([0.018, halfDepth * 1.012, 0.0125], [0.014, 0.006, 0.024], 0.002, {
    surface: materials.plastic,
    layers: () => [darkened],
  });
  const scene = together([crown(cut), peak(cut), button, strap, buckle]);
  const view = { center: [0, -0.022, cut.height * 0.4] as Vec3, span: 0.33, rise: 13 };
  return { scene, views: { front: { ...view, turn: -32 }, back: { ...view, turn: 152 } }, reach: 0.45, stands: true };
}

function crown(cut: CapCut) {
  const inside = [0.8, 0.6, 0.4, 0.22, 0.1, 0.03].map((t) => [t, 0.972] as const);
  const hem = [
    [0.004, 0.976],
    [0, 0.986],
    [0.006, 0.998],
  ] as const;
  const outside = [0.03, 0.07, 0.12, 0.18, 0.25, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.87, 0.93, 0.975].map(
    (t) => [t, 1] as const,
  );
  return loft(
    [...inside, ...hem, ...outside].map(([t, scale]) =>
      oval(112, 1, 1, 0).map(([x, y]): Vec3 => {
        const angle = Math.atan2(x, -y);
        const open = opening(angle);
        const lift = ((open + (1 - open) * t) * Math.PI) / 2;
        const reach = Math.cos(lift) ** cut.slope * scale;
        const z = cut.height * Math.sin(lift) * (scale < 0.98 ? 0.985 : 1);
        return crumple([x * halfWidth * reach, y * halfDepth * reach, z], cut.crumpled * Math.sin(lift), 0.08);
      }),
    ),
    { surface: cut.surface, layers: (extent) => crownLayers(cut, extent) },
  );
}

/** How far up the crown is open behind, as a share of its rise. */
function opening(angle: number): number {
  const aside = (Math.PI - Math.abs(angle)) / 0.52;
  return aside >= 1 ? 0 : 0.36 * Math.sqrt(1 - aside * aside);
}

function crownLayers(cut: CapCut, { around, along, at }: Extent): Layers[] {
  const brim = at(0.014);
  const line = (z: number): Point[] => [
    [-around / 2, z],
    [around / 2, z],
  ];
  const rise = (share: number, aside = 0): Point[] => [
    [share * around + aside, brim],
    [share * around + aside, along],
  ];
  const lines = cut.seams.flatMap((share) => (share === 0 ? [0] : [share, -share]));
  const badge: Point = [0, at(cut.height * 0.46)];
  return [
    stripe(line(brim / 2 - 0.01), brim + 0.012, "accent"),
    ...(cut.mesh ? [1, -1].map((side) => mesh(meshPanel(cut.mesh!, side, around, brim, along), 0.0036)) : []),
    stitches(line(brim + 0.016)),
    ...lines.flatMap((share) => [seam(rise(share), 1), stitches(rise(share, 0.0045)), stitches(rise(share, -0.0045))]),
    ...(cut.eyelets
      ? [0.083, -0.083, 0.25, -0.25, 0.4, -0.4].map((share) => eyelet([share * around, at(cut.height * 0.74)]))
      : []),
    ...(cut.mark === "patch"
      ? [
          area(rectangle(badge, 0.062, 0.036), "dark"),
          { relief: `<rect x="-31" y="${-badge[1] * 1000 - 18}" width="62" height="36" fill="#a4a4a4"/>` },
          print(wordmark, badge, 0.05),
        ]
      : [print(symbol, badge, 0.052)]),
    ...[-1, 1].map((side) => print(symbol, [(side * around) / 2, at(cut.height * 0.72)], 0.022)),
  ];
}

function meshPanel(
  [from, to]: readonly [number, number],
  side: number,
  around: number,
  low: number,
  high: number,
): Point[] {
  return [
    [from * side * around, low + 0.016],
    [to * side * around, low + 0.016],
    [to * side * around, high],
    [from * side * around, high],
  ];
}

function eyelet([x, z]: Point): Layers {
  const place = `cx="${x * 1000}" cy="${-z * 1000}"`;
  return {
    ink: `<ellipse ${place} rx="5" ry="3.6" fill="#000" fill-opacity=".25"/><ellipse ${place} rx="2.4" ry="1.7" fill="${dark}"/>`,
    relief: `<ellipse ${place} rx="5" ry="3.6" fill="#fff" fill-opacity=".6"/><ellipse ${place} rx="2.2" ry="1.6" fill="#000"/>`,
  };
}

function peak({ surface, peak: { length, curve, drop, rows, ink } }: CapCut) {
  const half = 0.0018;
  const section: readonly Point[] = [
    ...[0.5, 0.3, 0.12].map((b): Point => [b, -1]),
    [0.01, 0],
    ...[0.12, 0.3, 0.5, 0.7, 0.88, 0.97].map((b): Point => [b, 1]),
    [1, 0],
    ...[0.97, 0.88, 0.7].map((b): Point => [b, -1]),
  ];
  const stations = Array.from({ length: 49 }, (_, i) => (i - 24) / 24.4);
  return loft(
    stations.map((a) => {
      const [inner, outer] = [a * 1.28, (a * Math.PI) / 2];
      return section.map(([b, t]): Vec3 => {
        const from = [halfWidth * Math.sin(inner) * 0.97, -halfDepth * Math.cos(inner) * 0.97] as const;
        const to = [0.082 * Math.sin(outer), -0.028 - (halfDepth - 0.028 + length) * Math.cos(outer) ** 0.85] as const;
        const x = from[0] + (to[0] - from[0]) * b;
        const y = from[1] + (to[1] - from[1]) * b;
        const z = 0.007 - b * drop * Math.cos(outer) - b * curve * (x / 0.086) ** 2 + t * half;
        return [x, y, z];
      });
    }),
    {
      surface,
      ground: ink,
      layers: ({ around, along }) =>
        Array.from({ length: rows }, (_, i) => {
          const u = around * (0.225 - (i * 0.36) / Math.max(1, rows));
          return stitches([
            [u, 0],
            [u, along],
          ]);
        }),
    },
  );
}
