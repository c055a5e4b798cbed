import { closed, type Point } from "./geometry.ts";

/** A rounded box as an outline: `bulge` swells its sides, as stuffed things do. */
export function box(x: number, y: number, width: number, height: number, radius: number, bulge = 0): string {
  const [r, b, t] = [x + width, y + height, radius * 0.3];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const points: Point[] = [
    [x + radius, y],
    [cx, y - bulge],
    [r - radius, y],
    [r - t, y + t],
    [r, y + radius],
    [r + bulge, cy],
    [r, b - radius],
    [r - t, b - t],
    [r - radius, b],
    [cx, b + bulge],
    [x + radius, b],
    [x + t, b - t],
    [x, b - radius],
    [x - bulge, cy],
    [x, y + radius],
    [x + t, y + t],
  ];
  return closed(points);
}

/** An ellipse as an outline. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

/** A round body seen from the side: `radii` lists half widths at heights, from top to bottom. */
export function lathe(
  cx: number,
  profile: readonly (readonly [half: number, y: number, corner?: 1])[],
  dome: number,
): string {
  const side = (hand: 1 | -1) =>
    profile.map(([half, y, corner]): Point => (corner ? [cx + hand * half, y, 1] : [cx + hand * half, y]));
  const last = profile.at(-1)!;
  const first = profile[0]!;
  return closed([[cx, first[1] - dome], ...side(1), [cx, last[1] + dome], ...side(-1).toReversed()]);
}
