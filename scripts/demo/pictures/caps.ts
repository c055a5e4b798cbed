import { drawClosure, drawPeak } from "./cap-parts.ts";
import { Drawing } from "./drawing.ts";
import { mesh } from "./fabrics.ts";
import { CENTER, closed, left, type Point, pointsOf, right, symmetric } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { paletteOf } from "./palette.ts";
import { ellipse } from "./solids.ts";
import { seam, stitches } from "./stitching.ts";

/** Caps, seen from the front or from behind. */
export function drawCap({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const low = cut === "five-panel" ? 40 : 0;
  const dome: Point[] = [
    [0, 430 + low],
    [150, 448 + low],
    [280, 540 + low],
    [346, 700],
    [364, 872, 1],
    [180, 896],
    [0, 902],
  ];
  const outline = symmetric(dome);
  const panelSeams = cut === "five-panel" ? [150] : [4, 240];
  const seams = panelSeams.flatMap((x) =>
    [left, right].map(
      (side) =>
        seam(
          side([
            [x * 0.18, 440 + low],
            [x * 0.86, 620],
            [x, 910],
          ]),
          palette,
        ) +
        stitches(
          side([
            [x * 0.18 + 12, 450 + low],
            [x * 0.86 + 14, 620],
            [x + 14, 910],
          ]),
          palette,
        ),
    ),
  );
  const vents =
    closed(
      right([
        [258, 560 + low],
        [330, 720],
        [344, 860],
        [262, 880],
        [236, 700],
      ]),
    ) +
    closed(
      left([
        [258, 560 + low],
        [330, 720],
        [344, 860],
        [262, 880],
        [236, 700],
      ]),
    );
  const eyelets =
    cut === "running"
      ? mesh(drawing, vents, palette)
      : [left, right]
          .map((side) => side([[130, 560]]))
          .map(
            ([at]) =>
              `<circle cx="${at![0]}" cy="${at![1]}" r="9" fill="${palette.deep}" stroke="${palette.shade}" stroke-width="5"/>`,
          )
          .join("");
  drawing.part({
    outline,
    palette,
    volume: 80,
    roundness: 0.9,
    creases: [
      {
        points: pointsOf("470 520, 400 640, 380 800"),
        width: 90,
        strength: 0.5,
      },
      {
        points: pointsOf("760 520, 810 660, 820 820"),
        width: 80,
        strength: -0.4,
      },
      {
        points: pointsOf("540 470, 600 456, 680 476"),
        width: 44,
        strength: 0.5,
      },
    ],
    inside: seams.join("") + eyelets + (view === "front" ? pulseMark(CENTER - 75, 745, 150, palette.print) : ""),
  });
  drawing.part({ outline: ellipse(CENTER, 432 + low, 24, 12), palette, volume: 8 });
  if (view === "front") drawPeak(drawing, palette);
  else drawClosure(drawing, palette);
  return drawing;
}
