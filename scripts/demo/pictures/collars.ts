import type { Drawing } from "./drawing.ts";
import { CENTER, closed, left, type Point, right, symmetric } from "./geometry.ts";
import type { View } from "./kinds.ts";
import type { Palette } from "./palette.ts";
import { ribs, seam, stitches } from "./stitching.ts";
import { type Fit, neckline } from "./torso.ts";

/** A standing collar around the neck. */
export interface Collar {
  view: View;
  palette: Palette;
  height: number;
  /** Open at the front, as with a zip that ends at its edge. */
  zip: boolean;
  ribbed?: boolean;
  over: string;
}

/** Draws a standing collar over the body. */
export function drawCollar(
  drawing: Drawing,
  fit: Fit,
  { view, palette, height, zip, ribbed = false, over }: Collar,
): void {
  const front = view === "front";
  const rim = fit.neck - 8;
  const upper = fit.top - height;
  const dip = front ? 40 : 12;
  if (front) {
    const inside: Palette = { ...palette, base: palette.deep, light: palette.shade };
    drawing.part({
      outline: symmetric([
        [0, upper - 14],
        [rim * 0.7, upper - 6],
        [rim, upper + 10, 1],
        [rim * 0.7, upper + 60],
        [0, upper + 80],
      ]),
      palette: inside,
      volume: 20,
      roundness: 0.3,
    });
  }
  const edge: Point[] = [
    [0, upper + dip],
    [rim * 0.55, upper + dip * 0.8],
    [rim, upper + 8, 1],
  ];
  const base = neckline(fit, front ? fit.frontDrop : fit.backDrop, 8).toReversed();
  const lower: Point[] = [[fit.neck + 8, fit.top - 6], ...base];
  const upperLine = [...left(edge.slice(1)), ...right(edge)];
  const lowerLine = [...left(base.slice(0, -1).toReversed()), ...right(base.toReversed())];
  drawing.part({
    outline: symmetric([...edge, ...lower]),
    palette,
    volume: 30,
    over,
    creases: [
      {
        points: [
          [CENTER - rim * 0.8, upper + 40],
          [CENTER - rim * 0.5, fit.top - 6],
          [CENTER - rim * 0.3, fit.top + 50],
        ],
        width: 40,
        strength: 0.4,
      },
      {
        points: [
          [CENTER + rim * 0.8, upper + 46],
          [CENTER + rim * 0.55, fit.top + 6],
          [CENTER + rim * 0.3, fit.top + 56],
        ],
        width: 34,
        strength: -0.4,
      },
    ],
    inside:
      (ribbed
        ? ribs(upperLine, lowerLine, 44, palette, 0.8)
        : stitches(
            upperLine.map(([x, y]): Point => [x, y + 14]),
            palette,
          )) + seam(lowerLine, palette),
  });
  if (zip && front) {
    const open = closed([
      [CENTER - 2, upper + dip + 34],
      [CENTER - 26, upper + dip - 4, 1],
      [CENTER + 26, upper + dip - 4, 1],
      [CENTER + 2, upper + dip + 34],
    ]);
    drawing.add(`<path d="${open}" fill="${palette.deep}"/>`);
  }
}
