import { type Crease, Drawing } from "./drawing.ts";
import { pile } from "./fabrics.ts";
import { closed, pointsOf } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { paletteOf } from "./palette.ts";
import { box } from "./solids.ts";
import { seam } from "./stitching.ts";

/** Towels: folded in a stack, or hanging. */
export function drawTowel({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  if (cut === "folded") {
    drawing.stand = { floorY: 1236, floorWidth: 720, floats: false };
    [1062, 902, 742].forEach((y, i) => {
      const outline = box(250 + i * 8, y, 700 - i * 16, 170, 78, 6);
      drawing.part({
        outline,
        palette,
        volume: 64,
        roundness: 0.5,
        creases: [
          {
            points: [
              [300, y + 50],
              [600, y + 40],
              [900, y + 52],
            ],
            width: 56,
            strength: 0.5,
          },
        ],
        inside:
          pile(drawing, outline, palette) +
          seam(
            [
              [262, y + 86],
              [600, y + 92],
              [938, y + 86],
            ],
            palette,
          ),
      });
    });
    if (view === "front") drawing.add(pulseMark(770, 952, 96, palette.print));
    return drawing;
  }
  const outline = closed(
    pointsOf("330 250!, 600 236, 870 250!, 880 700, 872 1260!, 740 1272, 600 1262, 460 1274, 328 1262!, 322 700"),
  );
  const folds: Crease[] = [390, 480, 560, 660, 750, 820].map((x, i) => ({
    points: [
      [x, 270],
      [x + (i % 2 ? 14 : -12), 740],
      [x + (i % 2 ? -6 : 10), 1280],
    ],
    width: 60 + (i % 3) * 16,
    strength: i % 2 ? -0.45 : 0.5,
  }));
  const stripe = (y: number) =>
    seam(
      [
        [320, y],
        [600, y + 8],
        [882, y],
      ],
      palette,
    );
  drawing.part({
    outline,
    palette,
    volume: 40,
    creases: folds,
    inside:
      pile(drawing, outline, palette) +
      stripe(1110) +
      stripe(1160) +
      pulseMark(view === "front" ? 700 : 420, 1060, 100, palette.print),
  });
  return drawing;
}
