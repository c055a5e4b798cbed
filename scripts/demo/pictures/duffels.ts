import { pocketZip, webbing, zipLine } from "./closures.ts";
import { Drawing } from "./drawing.ts";
import { mesh } from "./fabrics.ts";
import { CENTER, left, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { paletteOf } from "./palette.ts";
import { box } from "./solids.ts";
import { seam, stitches } from "./stitching.ts";

/** Duffels, with two handles over a zip. */
export function drawDuffel({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const half = cut === "small" ? 400 : 480;
  const top = cut === "small" ? 700 : 660;
  drawing.stand = { floorY: 1278, floorWidth: half * 2, floats: false };
  const [x, width] = [CENTER - half, half * 2];
  drawing.add(
    webbing(
      [
        [CENTER - half + 30, top + 120],
        [CENTER - half * 0.72, top - 120],
        [CENTER, top - 236],
        [CENTER + half * 0.72, top - 120],
        [CENTER + half - 30, top + 120],
      ],
      { ...palette, base: palette.shade },
      30,
    ),
  );
  const clip = drawing.part({
    outline: box(x, top, width, 1270 - top, 150, 14),
    palette,
    volume: 110,
    roundness: 0.5,
    creases: [
      {
        points: [
          [CENTER - half * 0.7, top + 90],
          [CENTER, top + 60],
          [CENTER + half * 0.7, top + 96],
        ],
        width: 150,
        strength: 0.5,
      },
      {
        points: [
          [CENTER - half * 0.5, 1130],
          [CENTER - 60, 1170],
          [CENTER + half * 0.5, 1140],
        ],
        width: 110,
        strength: -0.4,
      },
      {
        points: [
          [CENTER - half * 0.86, top + 150],
          [CENTER - half * 0.8, top + 300],
          [CENTER - half * 0.86, 1180],
        ],
        width: 50,
        strength: 0.5,
      },
      {
        points: [
          [CENTER + half * 0.84, top + 150],
          [CENTER + half * 0.78, top + 300],
          [CENTER + half * 0.84, 1180],
        ],
        width: 50,
        strength: -0.5,
      },
    ],
    inside:
      [left, right]
        .map((side) =>
          seam(
            side([
              [half * 0.74, top - 20],
              [half * 0.7, 960],
              [half * 0.74, 1300],
            ]),
            palette,
          ),
        )
        .join("") +
      zipLine(
        [
          [CENTER - half * 0.7, top + 34],
          [CENTER, top + 18],
          [CENTER + half * 0.7, top + 34],
        ],
        palette,
      ),
  });
  drawing.part({
    outline: box(CENTER - half * 0.42, 940, half * 0.84, 250, 40, 6),
    palette,
    volume: 30,
    roundness: 0.3,
    inner: true,
    over: clip,
    inside:
      view === "front"
        ? pocketZip([CENTER - half * 0.34, 984], [CENTER + half * 0.34, 984], palette)
        : mesh(drawing, box(CENTER - half * 0.4, 960, half * 0.8, 210, 30), palette),
  });
  for (const [lift, shade] of [
    [30, palette.shade],
    [0, palette.base],
  ] as const) {
    drawing.add(
      webbing(
        [
          [CENTER - half * 0.46, 1262],
          [CENTER - half * 0.45, top + 120],
          [CENTER - half * 0.36, top - 66 - lift],
          [CENTER, top - 116 - lift],
          [CENTER + half * 0.36, top - 66 - lift],
          [CENTER + half * 0.45, top + 120],
          [CENTER + half * 0.46, 1262],
        ],
        { ...palette, base: shade },
        32,
      ),
    );
  }
  drawing.part({
    outline: box(CENTER - 88, top - 146, 176, 58, 22),
    palette,
    volume: 16,
    inside: stitches(
      [
        [CENTER - 74, top - 132],
        [CENTER + 74, top - 132],
      ],
      palette,
    ),
  });
  drawing.add(pulseMark(CENTER - 70, 1090, 140, palette.print));
  return drawing;
}
