import { lengthOf, type Point, resampled } from "../cloth/pattern.ts";

/**
 * A line as SVG path data in millimetres, z up. Two dots that are never drawn widen its bounding box: a filter leaves out
 * whatever has a box without height or width, as a straight hem has.
 */
export function pathOf(line: readonly Point[], closed = false): string {
  const [xs, ys] = [line.map(([x]) => x * 1000), line.map(([, z]) => -z * 1000)];
  const dot = (x: number, y: number) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  return (
    `M${xs.map((x, i) => `${x.toFixed(2)} ${ys[i]!.toFixed(2)}`).join("L")}${closed ? "Z" : ""}` +
    dot(Math.min(...xs) - 8, Math.min(...ys) - 8) +
    dot(Math.max(...xs) + 8, Math.max(...ys) + 8)
  );
}

/** A line moved sideways by `by` metres: to the left of its direction, so inward on a counterclockwise outline. */
export function beside(line: readonly Point[], by: number): Point[] {
  const even = resampled(line, Math.max(2, Math.round(lengthOf(line) / 0.004)));
  return even.map(([x, z], i) => {
    const [ax, az] = even[Math.max(0, i - 1)]!;
    const [bx, bz] = even[Math.min(even.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, bz - az) || 1;
    return [x - ((bz - az) / length) * by, z + ((bx - ax) / length) * by] as const;
  });
}
