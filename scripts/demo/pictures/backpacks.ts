import { pocketZip, webbing, zipLine } from "./closures.ts";
import { Drawing } from "./drawing.ts";
import { CENTER, closed, left, type Point, pointsOf, right, symmetric } from "./geometry.ts";
import { drawHarness } from "./harness.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { box } from "./solids.ts";
import { seam } from "./stitching.ts";

/** Backpacks: a roll-top for the commute, a daypack with a curved zip. */
export function drawBackpack({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const rolled = cut === "roll-top";
  drawing.stand = { floorY: 1352, floorWidth: 640, floats: false };
  drawing.add(webbing(pointsOf("540 330, 546 250, 600 226, 654 250, 660 330"), palette, 26));
  if (view === "front") {
    for (const side of [left, right])
      drawing.part({
        outline: closed(
          side(pointsOf("250 420, 330 520, 372 760, 360 1010, 316 1130!, 280 1130!, 318 1000, 326 760, 280 540")),
        ),
        palette,
        volume: 26,
      });
  }
  const shell: Point[] = rolled
    ? pointsOf("0 330, 250 330!, 276 420, 290 760, 300 1200, 270 1330, 140 1352, 0 1354")
    : pointsOf("0 300, 150 312, 250 400, 292 620, 304 1160, 276 1320, 140 1352, 0 1354");
  const clip = drawing.part({
    outline: symmetric(shell),
    palette,
    volume: 80,
    roundness: 0.8,
    creases: [
      {
        points: pointsOf("380 520, 420 640, 400 820"),
        width: 60,
        strength: 0.5,
      },
      {
        points: pointsOf("820 480, 780 620, 800 800"),
        width: 50,
        strength: -0.45,
      },
      {
        points: pointsOf("460 500, 600 540, 740 500"),
        width: 60,
        strength: 0.4,
      },
      {
        points: pointsOf("330 1180, 400 1240, 380 1320"),
        width: 40,
        strength: 0.4,
      },
    ],
    inside: seam(
      [
        [310, 1230],
        [CENTER, 1262],
        [890, 1230],
      ],
      palette,
    ),
  });
  if (view === "back") drawHarness(drawing, palette, clip);
  else if (rolled) drawRollTop(drawing, palette, clip);
  else drawPanelZip(drawing, palette, clip);
  return drawing;
}

function drawRollTop(drawing: Drawing, palette: Palette, over: string): void {
  drawing.part({
    outline: box(CENTER - 268, 318, 536, 120, 44, 4),
    palette,
    volume: 40,
    over,
    creases: [
      {
        points: pointsOf("350 350, 600 366, 850 350"),
        width: 44,
        strength: 0.6,
      },
    ],
    inside: seam(pointsOf("336 404, 600 414, 864 404"), palette),
  });
  drawing.add(
    webbing(
      [
        [CENTER, 322],
        [CENTER, 440],
        [CENTER, 640],
      ],
      palette,
      34,
    ),
  );
  drawing.add(
    `<rect x="${CENTER - 34}" y="512" width="68" height="76" rx="12" fill="#2A2C30"/><rect x="${CENTER - 24}" y="522" width="48" height="26" rx="6" fill="#4A4D52"/>`,
  );
  drawing.part({
    outline: box(CENTER - 210, 800, 420, 400, 46, 6),
    palette,
    volume: 44,
    roundness: 0.4,
    inner: true,
    over,
    inside:
      pocketZip([CENTER - 160, 852], [CENTER + 160, 852], palette) + pulseMark(CENTER - 64, 1040, 128, palette.print),
  });
}

function drawPanelZip(drawing: Drawing, palette: Palette, over: string): void {
  drawing.add(
    zipLine(
      [
        [CENTER - 268, 800],
        [CENTER - 240, 520],
        [CENTER - 150, 400],
        [CENTER, 372],
        [CENTER + 150, 400],
        [CENTER + 240, 520],
        [CENTER + 268, 800],
      ],
      palette,
    ),
  );
  drawing.part({
    outline: box(CENTER - 232, 820, 464, 420, 70, 8),
    palette,
    volume: 54,
    roundness: 0.4,
    inner: true,
    over,
    inside:
      zipLine(
        [
          [CENTER - 196, 884],
          [CENTER, 868],
          [CENTER + 196, 884],
        ],
        palette,
      ) + pulseMark(CENTER - 64, 1060, 128, palette.print),
  });
}
