import { drawCords } from "./closures.ts";
import type { Drawing } from "./drawing.ts";
import { CENTER, closed, left, type Point, right, symmetric } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { seam, stitches } from "./stitching.ts";
import type { Fit } from "./torso.ts";

/** Draws the part of a hood that lies behind the neck; the body comes over it. */
export function drawHoodBehind(drawing: Drawing, fit: Fit, palette: Palette): void {
  const { neck, top } = fit;
  const inside: Palette = { ...palette, base: palette.deep, light: palette.shade, high: palette.shade };
  drawing.part({
    outline: symmetric([
      [0, top - 120],
      [neck * 0.7, top - 100],
      [neck, top - 14],
      [neck * 0.96, top + 40],
      [neck * 0.5, top + 130],
      [0, top + 170],
    ]),
    palette: inside,
    volume: 40,
    roundness: 0.4,
    inside: seam(
      [
        [CENTER, top - 116],
        [CENTER + 2, top + 40],
        [CENTER, top + 160],
      ],
      inside,
    ),
  });
}

/** Draws the two front edges of a hood where they close over the neckline, with cords if it has them. */
export function drawHoodFront(
  drawing: Drawing,
  fit: Fit,
  { palette, over, cords }: { palette: Palette; over: string; cords: boolean },
): void {
  const { neck, top, frontDrop } = fit;
  const meet = top + frontDrop + 22;
  const half: Point[] = [
    [0, top - 142, 1],
    [neck * 0.8, top - 122],
    [neck + 44, top - 40],
    [neck + 50, top + 34],
    [neck * 0.74, top + frontDrop * 0.88],
    [6, meet, 1],
    [-14, meet - 34, 1],
    [neck * 0.56, top + frontDrop * 0.42],
    [neck * 0.86, top - 4],
    [neck * 0.62, top - 72],
    [0, top - 90, 1],
  ];
  const edge: Point[] = [
    [0, top - 90],
    [neck * 0.62, top - 72],
    [neck * 0.86, top - 4],
    [neck * 0.56, top + frontDrop * 0.42],
    [-14, meet - 34],
  ];
  for (const side of [right, left]) {
    drawing.part({
      outline: closed(side(half)),
      palette,
      volume: 30,
      roundness: 0.4,
      over,
      creases: [
        {
          points: side([
            [neck + 24, top - 30],
            [neck * 0.92, top + frontDrop * 0.46],
            [neck * 0.4, top + frontDrop * 0.84],
          ]),
          width: 40,
          strength: 0.5,
        },
        {
          points: side([
            [10, top - 122],
            [neck * 0.6, top - 106],
            [neck + 8, top - 30],
          ]),
          width: 44,
          strength: 0.4,
        },
        {
          points: side([
            [neck + 40, top + 40],
            [neck * 0.86, top + 40],
            [neck * 0.7, top + 10],
          ]),
          width: 18,
          strength: -0.4,
        },
      ],
      inside: stitches(side(edge.map(([x, y], i): Point => (i < 2 ? [x, y - 20] : [x + 18, y + 12]))), palette),
    });
  }
  if (cords) drawCords(drawing, fit, palette);
}
