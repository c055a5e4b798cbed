import { Drawing } from "./drawing.ts";
import { mesh, panel } from "./fabrics.ts";
import { closed, type Point, pointsOf, withCorner } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { ribs, seam, stitches } from "./stitching.ts";

/** Gloves: palm and back of a pair. */
export function drawGloves({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const full = cut === "running";
  for (const hand of [-1, 1] as const) {
    const place = ([x, y, corner]: Point): Point =>
      withCorner(600 + hand * (x + 40), y + (hand > 0 ? -30 : 40), corner);
    drawGlove(drawing, { palette, full, view, place });
  }
  return drawing;
}

function drawGlove(
  drawing: Drawing,
  {
    palette,
    full,
    view,
    place,
  }: { palette: Palette; full: boolean; view: Order["view"]; place: (point: Point) => Point },
): void {
  const at = (points: Point[]) => points.map(place);
  const fingers: [x: number, tip: number, lean: number, half: number][] = [
    [112, 440, -22, 31],
    [188, 384, -6, 33],
    [266, 404, 14, 32],
    [338, 490, 34, 28],
  ];
  for (const [x, tip, lean, half] of fingers) {
    const end = full ? tip : Math.min(tip + 170, 590);
    const outline = closed(
      at([
        [x - half - 4, 760],
        [x - half + lean * 0.55, (end + 760) / 2],
        [x - half + lean * 0.94, end + 40],
        [x - half * 0.62 + lean, end + 9],
        [x + half * 0.62 + lean, end + 9],
        [x + half + lean * 0.94, end + 40],
        [x + half + lean * 0.55, (end + 760) / 2],
        [x + half + 4, 760],
      ]),
    );
    drawing.part({
      outline,
      palette,
      volume: 28,
      roundness: 0.8,
      inside: full
        ? ""
        : stitches(
            at([
              [x - half + lean, end + 22],
              [x + half + lean, end + 22],
            ]),
            palette,
          ),
    });
  }
  const tip: Point[] = full ? pointsOf("-2 640, 10 620, 40 640") : pointsOf("10 700, 40 690, 66 716");
  drawing.part({
    outline: closed(at([[70, 980], [30, 880], [8, 760], ...tip, [66, 760], [110, 830], [140, 940]])),
    palette,
    volume: 28,
    roundness: 0.6,
  });
  const palm: Point[] = pointsOf(
    "74 700!, 150 690, 230 690, 310 700, 382 730!, 388 860, 366 980, 350 1060!, 220 1074, 96 1060!, 78 960, 60 840",
  );
  const wrist: Point[] = pointsOf("98 1040!, 220 1052, 350 1040!, 360 1130!, 220 1146, 88 1130!");
  const grip = closed(at(pointsOf("104 740, 230 722, 352 752, 346 880, 300 990, 150 990, 100 860")));
  const backOfHand =
    view === "front" ? mesh(drawing, grip, palette) : panel(grip, { ...palette, base: palette.deep }, 0.6);
  drawing.part({
    outline: closed(at(palm)),
    palette,
    volume: 44,
    creases: [
      {
        points: at(pointsOf("120 800, 220 850, 330 830")),
        width: 50,
        strength: 0.4,
      },
      {
        points: at(pointsOf("110 960, 220 990, 340 960")),
        width: 26,
        strength: -0.45,
      },
    ],
    inside:
      backOfHand +
      seam(at(pointsOf("104 740, 230 722, 352 752")), palette) +
      seam(at(pointsOf("100 860, 150 990, 300 990, 346 880")), palette),
  });
  drawing.part({
    outline: closed(at(wrist)),
    palette,
    volume: 24,
    inside: ribs(at(pointsOf("98 1040, 350 1040")), at(pointsOf("88 1130, 360 1130")), 30, palette),
  });
  const [x, y] = place([225, 1096]);
  drawing.add(pulseMark(x - 34, y, 68, palette.print));
}
