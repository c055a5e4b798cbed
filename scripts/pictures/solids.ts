import type { Scene } from "./camera/photograph.ts";
import type { Surface } from "./camera/shade.ts";
import type { Piece, Point, Vec3 } from "./cloth/pattern.ts";
import { type Ink, type Layers, paint } from "./sheets/sheet.ts";

/** A painted solid's sheet, in metres: x runs around it (0 in front, to the right), z along it from its first ring. */
export interface Extent {
  around: number;
  along: number;
  /** The sheet's z where the solid last passes this height in the room. */
  at: (height: number) => number;
}

export interface Finish {
  surface: Surface;
  ground?: Ink;
  layers?: (extent: Extent) => readonly Layers[];
}

/** Rings of equally many points, counterclockwise seen from the last ring, as one closed solid. `joined`: last to first. */
export function loft(rings: readonly (readonly Vec3[])[], finish: Finish, joined = false): Scene {
  const count = rings[0]!.length;
  const all = joined ? [...rings, rings[0]!] : rings;
  const heights = distances(all);
  const along = heights.at(-1)!;
  const widest = rings.reduce((best, ring) => (girth(ring) > girth(best) ? ring : best));
  const around = girth(widest);
  const across = widest.reduce(
    (sums, point, j) => [...sums, sums[j]! + Math.hypot(...minus(widest[(j + 1) % count]!, point))],
    [0],
  );
  const positions = rings.flatMap((ring) => ring.flat());
  const triangles: number[] = [];
  const flat: number[] = [];
  const corner = (i: number, j: number) => {
    triangles.push((i % rings.length) * count + (j % count));
    flat.push(across[j]! - around / 2, heights[i]!);
  };
  for (let i = 0; i + 1 < all.length; i++)
    for (let j = 0; j < count; j++) {
      corner(i, j);
      corner(i, j + 1);
      corner(i + 1, j + 1);
      corner(i, j);
      corner(i + 1, j + 1);
      corner(i + 1, j);
    }
  if (!joined) {
    for (const end of [0, rings.length - 1]) {
      const center = positions.length / 3;
      positions.push(...middleOf(rings[end]!));
      for (let j = 0; j < count; j++) {
        const [a, b] = end === 0 ? [j + 1, j] : [j, j + 1];
        corner(end, a);
        corner(end, b);
        triangles.push(center);
        flat.push(across[j]! - around / 2, heights[end]!);
      }
    }
  }
  const levels = all.map((ring) => middleOf(ring)[2]);
  const at = (height: number) => {
    for (let i = all.length - 1; i > 0; i--) {
      const [low, high] = [levels[i - 1]!, levels[i]!];
      if ((height - low) * (height - high) <= 0 && low !== high)
        return heights[i - 1]! + ((heights[i]! - heights[i - 1]!) * (height - low)) / (high - low);
    }
    return along;
  };
  return {
    body: {
      positions: Float64Array.from(positions),
      triangles: Uint32Array.from(triangles),
      flat: Float64Array.from(flat),
      pieceOf: new Uint16Array(triangles.length / 3),
    },
    sheets: [paint(rectangle(around, along), finish.layers?.({ around, along, at }) ?? [], finish.ground)],
    surfaces: [finish.surface],
  };
}

/** Turns a profile of [radius, height] around the vertical axis. It starts and ends near the axis, outside on its right. */
export function lathe(profile: readonly Point[], finish: Finish, sides = 72): Scene {
  return loft(
    profile.map(([radius, z]) => circle(sides, (sin, cos) => [radius * sin, -radius * cos, z])),
    finish,
  );
}

/** A superellipse around the vertical axis: 2 is round, more is squarer. */
export function oval(sides: number, halfWidth: number, halfDepth: number, z: number, square = 2, back = 0): Vec3[] {
  return circle(sides, (sin, cos) => {
    const bulge = (Math.abs(sin) ** square + Math.abs(cos) ** square) ** (-1 / square);
    return [halfWidth * sin * bulge, back - halfDepth * cos * bulge, z];
  });
}

export interface Tube {
  path: readonly Vec3[];
  /** Half the width across and half the thickness along `facing`, in metres; it may change with the share (0 to 1) of the way. */
  half: readonly [width: number, thickness: number] | ((share: number) => readonly [width: number, thickness: number]);
  /** Which way its face looks; a strap twists with it. */
  facing: Vec3 | ((share: number) => Vec3);
  square?: number;
  joined?: boolean;
  sides?: number;
}

/** A tube, cord or strap along a line. Its sheet's x is 0 in the middle of its face. */
export function tube({ path, half, facing, square = 2, joined = false, sides = 20 }: Tube, finish: Finish): Scene {
  const last = path.length - 1;
  const rings = path.map((point, i) => {
    const share = i / (joined ? path.length : last);
    const before = path[i > 0 ? i - 1 : joined ? last : 0]!;
    const after = path[i < last ? i + 1 : joined ? 0 : last]!;
    const along = unit(minus(after, before));
    const wanted = typeof facing === "function" ? facing(share) : facing;
    const side = unit(cross(along, wanted));
    const face = cross(side, along);
    const [width, thickness] = typeof half === "function" ? half(share) : half;
    return oval(sides, width, thickness, 0, square).map(([x, y]): Vec3 =>
      plus(point, plus(times(side, x), times(face, -y))),
    );
  });
  if (joined) return loft(rings, finish, true);
  return loft([shrunk(rings[0]!, 0.75), ...rings, shrunk(rings[last]!, 0.75)], finish);
}

/** A box with rounded edges, its middle at `at`, in metres. Its sheet's x runs around its vertical axis. */
export function box(at: Vec3, size: Vec3, round: number, finish: Finish): Scene {
  const [w, d, h] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const corner = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    round * (1 - Math.sin((t * Math.PI) / 2)),
    round * (1 - Math.cos((t * Math.PI) / 2)),
  ]);
  const lower = [[Math.min(w, d) * 0.7, 0], ...corner].map(([inset, up]) => [inset!, up! - h] as const);
  const levels = [...lower, ...lower.map(([inset, z]) => [inset, -z] as const).toReversed()];
  const square = Math.max(3, (Math.min(w, d) / round) * 1.6);
  return loft(
    levels.map(([inset, z]) =>
      oval(40, w - inset, d - inset, 0, square).map(([x, y]): Vec3 => [at[0] + x, at[1] + y, at[2] + z]),
    ),
    finish,
  );
}

/** A smooth line through points (Catmull-Rom), `steps` between each two. */
export function through(points: readonly Vec3[], steps = 8, joined = false): Vec3[] {
  const at = (i: number) =>
    joined ? points[(i + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, i))]!;
  const line: Vec3[] = [];
  const spans = joined ? points.length : points.length - 1;
  for (let i = 0; i < spans; i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const mixed = (k: 0 | 1 | 2) =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      line.push([mixed(0), mixed(1), mixed(2)]);
    }
  return joined ? line : [...line, points.at(-1)!];
}

function circle(sides: number, place: (sin: number, cos: number) => Vec3): Vec3[] {
  return Array.from({ length: sides }, (_, j) => {
    const angle = (j / sides - 0.5) * 2 * Math.PI;
    return place(Math.sin(angle), Math.cos(angle));
  });
}

function rectangle(around: number, along: number): Piece {
  const [left, right] = [-around / 2, around / 2];
  const points: Point[] = [
    [left, 0],
    [right, 0],
    [right, along],
    [left, along],
    [left, 0],
  ];
  return { name: "sheet", edges: [{ name: "rim", points }], place: ([x, z]) => [x, 0, z] };
}

/** How far each ring is from the first, measured over the solid. */
function distances(rings: readonly (readonly Vec3[])[]): number[] {
  let sum = 0;
  return rings.map((ring, i) => {
    if (i === 0) return 0;
    const before = rings[i - 1]!;
    sum += ring.reduce((total, point, j) => total + Math.hypot(...minus(point, before[j]!)), 0) / ring.length;
    return sum;
  });
}

function girth(ring: readonly Vec3[]): number {
  return ring.reduce((sum, point, j) => sum + Math.hypot(...minus(point, ring[(j + 1) % ring.length]!)), 0);
}

function shrunk(ring: readonly Vec3[], by: number): Vec3[] {
  const center = middleOf(ring);
  return ring.map((point) => plus(center, times(minus(point, center), by)));
}

function middleOf(ring: readonly Vec3[]): Vec3 {
  const mean = (k: 0 | 1 | 2) => ring.reduce((sum, point) => sum + point[k], 0) / ring.length;
  return [mean(0), mean(1), mean(2)];
}

const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(...a) || 1));
