import { between, open, type Point, round, sample } from "./geometry.ts";
import type { Palette } from "./palette.ts";

/** A seam: the groove where two panels meet, with the light on its lower lip. */
export function seam(points: readonly Point[], palette: Palette, width = 3): string {
  const path = open(points);
  const line = (color: string, thickness: number, shift: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" transform="translate(${shift} ${shift})" stroke-opacity="${opacity}"/>`;
  return (
    line(palette.deep, width * 3, 0, 0.16) +
    line(palette.high, width * 0.8, width * 0.75, 0.5) +
    line(palette.deep, width * 0.8, 0, 0.8)
  );
}

/** A row of stitches. */
export function stitches(points: readonly Point[], palette: Palette, length = 7): string {
  const path = open(points);
  const row = (color: string, shift: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${length} ${round(length * 0.6)}" transform="translate(${shift} ${shift})" stroke-opacity="${opacity}"/>`;
  return row(palette.deep, 0, 0.6) + row(palette.high, 1.3, 0.4);
}

/** Two parallel rows of stitches, as at the hem of a jersey. */
export function twinStitches(points: readonly Point[], palette: Palette, dx: number, dy: number): string {
  const second = points.map(([x, y]): Point => [x + dx, y + dy]);
  return stitches(points, palette) + stitches(second, palette);
}

/** A ribbed band between two edges, its ribs running from one to the other. */
export function ribs(
  from: readonly Point[],
  to: readonly Point[],
  count: number,
  palette: Palette,
  opacity = 1,
): string {
  const start = resample(from, count);
  const end = resample(to, count);
  const lines = start
    .map((point, i) => `M${round(point[0])} ${round(point[1])}L${round(end[i]![0])} ${round(end[i]![1])}`)
    .join("");
  return `<g fill="none"><path d="${lines}" stroke="${palette.deep}" stroke-width="3.2" stroke-opacity="${round(opacity * 42) / 100}"/><path d="${lines}" stroke="${palette.high}" stroke-width="2" transform="translate(3.6 0)" stroke-opacity="${round(opacity * 40) / 100}"/></g>`;
}

/** `count` points at equal distances along the smooth curve through `points`. */
export function resample(points: readonly Point[], count: number): Point[] {
  const fine = sample(points, 12);
  const lengths = [0];
  for (let i = 1; i < fine.length; i++) {
    lengths.push(lengths[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]));
  }
  const total = lengths.at(-1) ?? 0;
  let at = 1;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (total * i) / Math.max(1, count - 1);
    while (at < fine.length - 1 && lengths[at]! < wanted) at++;
    const reach = (wanted - lengths[at - 1]!) / (lengths[at]! - lengths[at - 1]! || 1);
    return between(fine[at - 1]!, fine[at]!, reach);
  });
}
