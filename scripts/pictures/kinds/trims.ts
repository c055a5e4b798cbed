import type { Scene } from "../camera/photograph.ts";
import type { Point, Vec3 } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { type Finder, laidOn } from "../laid.ts";
import { teeth } from "../sheets/zips.ts";
import { seam, stitches } from "../sheets/details.ts";
import type { Ink } from "../sheets/sheet.ts";
import { box, through, tube } from "../solids.ts";
import type { Sewn } from "./sewn.ts";

// What is fastened to an outer layer once it hangs.

/** A zip's row of teeth laid along a straight line of a piece, from low to high. */
export function zipRow(find: Finder, facesBack: boolean, low: Point, high: Point, width = 0.009): Scene {
  const [x, half] = [low[0], width / 2];
  const corners: Point[] = [
    [x - half, low[1]],
    [x + half, low[1]],
    [x + half, high[1]],
    [x - half, high[1]],
  ];
  return laidOn(find, facesBack, {
    edges: corners.map((corner, i) => ({ name: `side${i}`, points: [corner, corners[(i + 1) % 4]!] })),
    layers: [teeth([low, high], width * 0.92)],
    fabric: { ...fabrics.woven, thickness: 0.0022 },
    ground: "accent",
    spacing: 0.006,
    lift: () => 0.002,
  });
}

/** The same over the middle of a band's front, from `from` to `to` metres off its seam. */
export function zipRowOnBand({ find, bands }: Sewn, name: string, from: number, to: number, width?: number): Scene {
  const middle = bands.get(name)!.front / 2;
  return zipRow(find(name), true, [middle, from], [middle, to], width);
}

/** A slider with its puller, hanging from a point of a piece. */
export function puller(find: Finder, at: Point, length = 0.026): Scene[] {
  const slider = find(at, 0.005);
  const down = (by: number, lift: number): Vec3 => {
    const [x, y, z] = find(at, lift);
    return [x, y - by * 0.04, z - by];
  };
  return [
    box(slider, [0.008, 0.006, 0.011], 0.002, { surface: fabrics.metal, ground: "accent" }),
    tube(
      {
        path: through([down(0, 0.009), down(length * 0.4, 0.0085), down(length, 0.006)], 6),
        half: [0.0026, 0.0012],
        facing: [0, -1, 0],
        square: 4,
      },
      { surface: fabrics.metal, ground: "accent" },
    ),
  ];
}

/** A drawcord out of an eyelet, along points of a piece, with a tip at its end. */
export function drawcord(find: Finder, points: readonly Point[], ink: Ink = "main"): Scene[] {
  const path = through(
    points.map((point, i) => find(point, i === 0 ? -0.002 : 0.006)),
    8,
  );
  const tip = path.slice(-5);
  const [x, y, z] = find(points[0]!, 0.0015);
  return [
    tube({ path, half: [0.003, 0.0026], facing: [0, -1, 0] }, { surface: fabrics.cord, ground: ink }),
    tube(
      { path: tip, half: [0.0036, 0.0034], facing: [0, -1, 0], square: 2.4 },
      { surface: fabrics.metal, ground: "accent" },
    ),
    tube(
      {
        path: Array.from({ length: 24 }, (_, i): Vec3 => {
          const turn = (i / 24) * 2 * Math.PI;
          return [x + 0.0055 * Math.cos(turn), y - 0.001, z + 0.0055 * Math.sin(turn)];
        }),
        half: [0.0016, 0.0012],
        facing: [0, -1, 0],
        joined: true,
      },
      { surface: fabrics.metal, ground: "accent" },
    ),
  ];
}

/** A pocket for both hands across the belly, open at its slanted sides. Its measures are halves. */
export function kangaroo(
  find: Finder,
  { low, high, wide, narrow }: { low: number; high: number; wide: number; narrow: number },
): Scene {
  const step = low + (high - low) * 0.3;
  const right: Point[] = [
    [wide, low],
    [wide, step],
    [narrow, high],
  ];
  const left = right.map(([x, z]): Point => [-x, z]).toReversed();
  const outline = [...right, ...left];
  const sides = outline.map((point, i): Point[] => [point, outline[(i + 1) % outline.length]!]);
  const slanted = ([x, z]: Point) => {
    const t = (z - step) / (high - step);
    const edge = t < 0 ? wide : wide + (narrow - wide) * Math.min(1, t);
    return Math.max(0, edge - Math.abs(x));
  };
  return laidOn(find, false, {
    edges: sides.map((points, i) => ({ name: `side${i}`, points })),
    layers: [
      ...sides.map((line) => stitches(line, 0.005)),
      stitches(sides[1]!, 0.02),
      stitches(sides[3]!, 0.02),
      seam(sides[2]!, 0.6),
    ],
    fabric: { ...fabrics.fleece, thickness: 0.0036 },
    spacing: 0.008,
    lift: (point) => {
      const [, z] = point;
      const sewnOn = Math.min(1, Math.min(z - low, high - z) / 0.045);
      const mouth = z > step ? Math.exp(-slanted(point) / 0.03) : 0;
      return 0.0026 + sewnOn * (0.003 + 0.006 * mouth);
    },
  });
}
