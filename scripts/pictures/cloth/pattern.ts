/** A point of a flat pattern, in metres: x to the wearer's left as seen from the front, z up. */
export type Point = readonly [x: number, z: number];

/** A point in the room, in metres: the wearer looks along -y. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A named stretch of a piece's outline. Its ends belong to its neighbors too. */
export interface Edge {
  name: string;
  points: readonly Point[];
}

/** A piece of cloth as it is cut. Its edges follow one another around the outline, counterclockwise. */
export interface Piece {
  name: string;
  edges: readonly Edge[];
  /** Where a point of the piece hangs before the cloth falls. */
  place(point: Point): Vec3;
  /** Whether the piece is worn with its right side toward +y, as the back of a shirt is. */
  facesBack?: boolean;
}

/** Two edges sewn together, point by point. `turned` where they run against each other. */
export interface Seam {
  a: readonly [piece: string, edge: string];
  b: readonly [piece: string, edge: string];
  turned?: boolean;
}

/** A cubic Bézier curve as a line of points. */
export function curve(from: Point, handle1: Point, handle2: Point, to: Point, steps = 32): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const along = (k: 0 | 1) =>
      u ** 3 * from[k] + 3 * u * u * t * handle1[k] + 3 * u * t * t * handle2[k] + t ** 3 * to[k];
    return [along(0), along(1)] as const;
  });
}

/** The same line on the other side of the body, run backwards so that an outline stays counterclockwise. */
export function mirrored(line: readonly Point[]): Point[] {
  return line.map(([x, z]) => [-x, z] as const).toReversed();
}

/** The length of a line, in metres. */
export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return length;
}

/** The line as `count` equal steps. */
export function resampled(line: readonly Point[], count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => pointAlong(line, i / count));
}

/** The point at a share (0 to 1) of the line's length. */
export function pointAlong(line: readonly Point[], share: number): Point {
  let left = lengthOf(line) * Math.min(1, Math.max(0, share));
  for (let i = 1; i < line.length; i++) {
    const [ax, az] = line[i - 1]!;
    const [bx, bz] = line[i]!;
    const step = Math.hypot(bx - ax, bz - az);
    if (left <= step || i === line.length - 1) {
      const t = step === 0 ? 0 : Math.min(1, left / step);
      return [ax + (bx - ax) * t, az + (bz - az) * t];
    }
    left -= step;
  }
  return line[0]!;
}

/** How far a point is from a line, in metres. */
export function distanceTo(line: readonly Point[], [px, pz]: Point): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [ax, az] = line[i - 1]!;
    const dx = line[i]![0] - ax;
    const dz = line[i]![1] - az;
    const square = dx * dx + dz * dz;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (pz - az) * dz) / square));
    nearest = Math.min(nearest, Math.hypot(px - ax - t * dx, pz - az - t * dz));
  }
  return nearest;
}

/** Whether a point lies inside a closed outline. */
export function isInside(outline: readonly Point[], [px, pz]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, az] = outline[i]!;
    const [bx, bz] = outline[j]!;
    if (az > pz !== bz > pz && px < ((bx - ax) * (pz - az)) / (bz - az) + ax) inside = !inside;
  }
  return inside;
}
