import { type Crease, Drawing } from "./drawing.ts";
import { CENTER, closed, type Point, pointsOf, symmetric } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { stitches } from "./stitching.ts";

/** Headbands: a wide plain one, or one twisted in front. */
export function drawHeadband({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const inside: Palette = { ...palette, base: palette.deep, light: palette.shade, high: palette.shade };
  drawing.part({
    outline: symmetric(pointsOf("0 600, 220 616, 344 680, 330 790, 200 760, 0 744")),
    palette: inside,
    volume: 40,
  });
  const band: Point[] = pointsOf("0 792, 200 768, 320 700, 352 664, 374 700, 376 780, 360 868, 250 946, 0 986");
  const line = (y: number): Point[] => [
    [CENTER - 372, y - 130],
    [CENTER - 220, y - 34],
    [CENTER, y],
    [CENTER + 220, y - 34],
    [CENTER + 372, y - 130],
  ];
  const twist = cut === "twist" && view === "front";
  const pleats: Crease[] = twist
    ? [-1, 1].flatMap((hand) =>
        [840, 880, 920].map((y, i): Crease => ({
          points: [
            [CENTER + hand * 300, y - 80 + i * 10],
            [CENTER + hand * 150, y - 30],
            [CENTER + hand * 30, 888],
          ],
          width: 34,
          strength: i % 2 ? -0.55 : 0.55,
        })),
      )
    : [
        {
          points: pointsOf("330 790, 480 850, 640 860"),
          width: 80,
          strength: 0.5,
        },
      ];
  drawing.part({
    outline: symmetric(band),
    palette,
    volume: 64,
    roundness: 0.95,
    creases: pleats,
    inside:
      stitches(line(806), palette) +
      stitches(line(970), palette) +
      (twist ? "" : pulseMark(CENTER - 60, 884, 120, palette.print)),
  });
  if (twist) {
    drawing.part({
      outline: closed(pointsOf("560 786, 612 776, 650 800, 636 880, 652 966, 604 1000, 556 982, 566 880")),
      palette,
      volume: 34,
      creases: [
        {
          points: pointsOf("580 800, 604 880, 590 980"),
          width: 30,
          strength: 0.6,
        },
        {
          points: pointsOf("626 800, 620 890, 630 970"),
          width: 24,
          strength: -0.6,
        },
      ],
    });
  }
  return drawing;
}
