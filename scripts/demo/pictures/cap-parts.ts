import { type Drawing } from "./drawing.ts";
import { CENTER, type Point, pointsOf, symmetric } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { stitches } from "./stitching.ts";

/** Draws the peak, seen from the front. */
export function drawPeak(drawing: Drawing, palette: Palette): void {
  const under: Palette = { ...palette, base: palette.deep };
  drawing.part({
    outline: symmetric(pointsOf("0 980, 200 970, 330 930, 372 850!, 352 950, 220 1040, 0 1074")),
    palette: under,
    volume: 30,
  });
  const peak: Point[] = pointsOf("0 846, 170 842, 300 838, 364 846!, 346 926, 236 1014, 120 1044, 0 1054");
  const rows = [0.25, 0.5, 0.75, 0.92].map((t) =>
    stitches(
      [
        [CENTER - 352, 852 + t * 34],
        [CENTER - 230, 868 + t * 128],
        [CENTER, 872 + t * 172],
        [CENTER + 230, 868 + t * 128],
        [CENTER + 352, 852 + t * 34],
      ],
      palette,
    ),
  );
  drawing.part({
    outline: symmetric(peak),
    palette,
    volume: 44,
    roundness: 0.8,
    creases: [
      {
        points: pointsOf("330 930, 520 950, 720 940"),
        width: 80,
        strength: 0.5,
      },
    ],
    inside: rows.join(""),
  });
}

/** Draws the opening at the back with its strap. */
export function drawClosure(drawing: Drawing, palette: Palette): void {
  drawing.add(`<path d="${symmetric(pointsOf("0 742, 90 766, 124 860!, 0 868"))}" fill="${palette.deep}"/>`);
  drawing.part({
    outline: symmetric(pointsOf("0 862, 180 858, 340 838!, 342 884!, 180 914, 0 920")),
    palette,
    volume: 20,
    inside: stitches(
      [
        [260, 872],
        [CENTER, 896],
        [940, 872],
      ],
      palette,
    ),
  });
  drawing.add(`<rect x="636" y="860" width="52" height="62" rx="8" fill="none" stroke="#9DA0A4" stroke-width="8"/>`);
}
