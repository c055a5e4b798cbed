import { lengthOf, type Point, resampled } from "../cloth/pattern.ts";

/** A line as SVG path data in millimetres, z up. */
export function pathOf(line: readonly Point[], closed = false): string {
  return `M${line.map(([x, z]) => `${(x * 1000).toFixed(2)} ${(-z * 1000).toFixed(2)}`).join("L")}${closed ? "Z" : ""}`;
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
