/** A point of an outline; a third member of 1 makes it a corner, else the curve runs smoothly through it. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** Half the width of a picture: garments are laid out around this line. */
export const CENTER = 600;

/** Points written as `x y, x y!`: an exclamation mark makes a corner. */
export function pointsOf(list: string): Point[] {
  return list.split(", ").map((text): Point => {
    const [x = 0, y = 0] = text.split(/[ !]/).map(Number);
    return withCorner(x, y, text.endsWith("!") ? 1 : undefined);
  });
}

/** Points given as offsets from the center line, as they lie on the right half. */
export function right(points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]) => withCorner(CENTER + x, y, corner));
}

/** The same points on the left half, in the opposite order, so that right and left join into one outline. */
export function left(points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]) => withCorner(CENTER - x, y, corner)).toReversed();
}

/** The right or the left half: what carries offsets from the center line to where they lie. */
export type Side = (points: readonly Point[]) => Point[];

/** Markup for both halves. */
export function both(draw: (side: Side) => string): string {
  return draw(left) + draw(right);
}

/** A symmetric closed outline from its right half, listed from top center to bottom center. */
export function symmetric(half: readonly Point[]): string {
  const leftHalf = left(half).filter(([x]) => Math.abs(x - CENTER) > 0.5);
  return closed([...right(half), ...leftHalf]);
}

/** A closed smooth path through the points. */
export function closed(points: readonly Point[]): string {
  return `${trace(points, true)}Z`;
}

/** An open smooth path through the points. */
export function open(points: readonly Point[]): string {
  return trace(points, false);
}

/** The point at `t` (0 to 1) of the straight line from `a` to `b`. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Evenly parameterised points of the smooth curve through `points`. */
export function sample(points: readonly Point[], perSegment: number): Point[] {
  const result: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p, c1, c2, q] = cubic(points, i, false);
    for (let step = 0; step < perSegment; step++) result.push(along(p, c1, c2, q, step / perSegment));
  }
  const last = points.at(-1);
  return last ? [...result, last] : result;
}

/** A coordinate short enough for markup. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function trace(points: readonly Point[], isClosed: boolean): string {
  const first = points[0];
  if (!first) return "";
  const segments = isClosed ? points.length : points.length - 1;
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < segments; i++) {
    const [, c1, c2, q] = cubic(points, i, isClosed);
    path += `C${[c1, c2, q].map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;
  }
  return path;
}

/** Control points of the segment that starts at index `i` of a cardinal spline. */
function cubic(points: readonly Point[], i: number, isClosed: boolean): [Point, Point, Point, Point] {
  const at = (index: number): Point => {
    const count = points.length;
    return points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  };
  const [before, p, q, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const span = Math.hypot(q[0] - p[0], q[1] - p[1]);
  return [p, handle(before, p, q, span), handle(after, q, p, span), q];
}

function handle(from: Point, at: Point, towards: Point, span: number): Point {
  const reach = span / 3;
  const [dx, dy] = at[2] ? [towards[0] - at[0], towards[1] - at[1]] : [towards[0] - from[0], towards[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [at[0] + (dx / length) * reach, at[1] + (dy / length) * reach];
}

function along(p: Point, c1: Point, c2: Point, q: Point, t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [a * p[0] + b * c1[0] + c * c2[0] + d * q[0], a * p[1] + b * c1[1] + c * c2[1] + d * q[1]];
}

/** A point, made a corner or not. */
export function withCorner(x: number, y: number, corner: 1 | undefined): Point {
  return corner ? [x, y, corner] : [x, y];
}
