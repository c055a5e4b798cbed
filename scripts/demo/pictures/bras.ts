import { backs, fronts, outlineOf } from "./bra-patterns.ts";
import { type Crease, Drawing } from "./drawing.ts";
import { CENTER, closed, left, type Point, pointsOf, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { ribs, seam, stitches } from "./stitching.ts";

/** Sports bras, from a scoop neck to crossed straps. */
export function drawBra({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const inside: Palette = { ...palette, base: palette.deep, light: palette.shade, high: palette.shade };
  const [shown, hidden] = view === "front" ? [fronts, backs] : [backs, fronts];
  if (view === "front" || cut === "strappy") {
    drawing.part({
      outline: outlineOf(view === "front" ? hidden[cut]! : fronts[cut]!),
      palette: inside,
      volume: 26,
      roundness: 0.3,
    });
  }
  if (cut === "strappy" && view === "back") drawCrossedStraps(drawing, palette);
  const pattern = shown[cut]!;
  const { neckline, armhole, bottom } = pattern;
  const binding = (edge: Point[], dx: number, dy: number) => edge.map(([x, y]): Point => [x + dx, y + dy]);
  const band = (rise: number): Point[] => [
    ...left([
      [180, bottom + 12 - rise],
      [330, bottom - rise],
    ]),
    ...right([
      [0, bottom + 18 - rise],
      [180, bottom + 12 - rise],
      [330, bottom - rise],
    ]),
  ];
  const edges = [left, right]
    .map(
      (side) =>
        seam(side(binding(neckline, 18, 16)), palette, 2.4) + seam(side(binding(armhole, -20, 8)), palette, 2.4),
    )
    .join("");
  drawing.part({
    outline: outlineOf(pattern),
    palette,
    volume: 56,
    roundness: 0.5,
    creases: view === "front" ? bust(bottom) : shoulderBlades(bottom),
    inside:
      edges +
      seam(band(96), palette) +
      stitches(band(108), palette) +
      ribs(band(92), band(4), 80, palette, 0.7) +
      (view === "front" && cut !== "scoop" ? princess(palette, bottom) : "") +
      pulseMark(CENTER - 34, bottom - 34, 70, palette.print),
  });
  return drawing;
}

function bust(bottom: number): Crease[] {
  return [left, right].flatMap((side, i): Crease[] => [
    {
      points: side(pointsOf("110 620, 170 720, 150 830")),
      width: 190,
      strength: i ? 0.42 : 0.5,
    },
    {
      points: side(pointsOf("40 850, 160 910, 290 850")),
      width: 70,
      strength: -0.55,
    },
    {
      points: side(pointsOf("26 640, 34 740, 26 850")),
      width: 50,
      strength: i ? -0.35 : 0.35,
    },
    {
      points: side(pointsOf("296 690, 250 740, 220 780")),
      width: 26,
      strength: 0.4,
    },
    {
      points: side(pointsOf("210 380, 214 470, 226 560")),
      width: 44,
      strength: 0.4,
    },
    {
      points: side([
        [290, bottom - 120],
        [200, bottom - 112],
        [90, bottom - 118],
      ]),
      width: 22,
      strength: 0.4,
    },
  ]);
}

function shoulderBlades(bottom: number): Crease[] {
  return [left, right].flatMap((side): Crease[] => [
    {
      points: side(pointsOf("60 700, 130 780, 220 840")),
      width: 110,
      strength: 0.45,
    },
    {
      points: side(pointsOf("280 780, 190 800, 90 790")),
      width: 26,
      strength: -0.4,
    },
    {
      points: side([
        [270, bottom - 130],
        [160, bottom - 122],
        [50, bottom - 130],
      ]),
      width: 24,
      strength: 0.4,
    },
  ]);
}

function princess(palette: Palette, bottom: number): string {
  return [left, right]
    .map((side) =>
      seam(
        side([
          [252, 560],
          [196, 690],
          [190, 800],
          [206, bottom - 98],
        ]),
        palette,
        2.4,
      ),
    )
    .join("");
}

function drawCrossedStraps(drawing: Drawing, palette: Palette): void {
  for (const side of [left, right]) {
    drawing.part({
      outline: closed(side(pointsOf("206 352!, 240 352!, 120 560, -60 720, -250 800!, -280 782!, -90 690, 80 540"))),
      palette,
      volume: 16,
      creases: [
        {
          points: side(pointsOf("200 400, 90 560, -80 710, -240 780")),
          width: 18,
          strength: 0.4,
        },
      ],
    });
  }
}
