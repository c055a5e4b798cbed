import { type Crease, Drawing } from "./drawing.ts";
import { panel } from "./fabrics.ts";
import { closed, type Point, pointsOf, withCorner } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { lightnessOf, type Palette, paletteOf, shifted } from "./palette.ts";
import { ribs, seam } from "./stitching.ts";

const sockTops: Record<string, number> = { crew: 420, ankle: 690, knee: 170, "no-show": 830 };

/** A pair of socks, one lying over the other. */
export function drawSocks({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const accent = paletteOf(shifted(color, lightnessOf(color) > 0.45 ? -0.2 : 0.22));
  const top = sockTops[cut] ?? 420;
  const rise = cut === "knee" ? 60 : cut === "crew" ? 0 : -150;
  const hand = view === "front" ? 1 : -1;
  for (const [dx, dy] of [
    [50, -70],
    [-140, 30],
  ] as const)
    drawSock(drawing, {
      top,
      palette,
      accent,
      place: ([x, y, corner]) => withCorner(600 + hand * (x - 600 + dx), y + dy + rise, corner),
    });
  return drawing;
}

interface Sock {
  top: number;
  palette: Palette;
  accent: Palette;
  place: (point: Point) => Point;
}

function drawSock(drawing: Drawing, { top, palette, accent, place }: Sock): void {
  const at = (points: Point[]) => points.map(place);
  const low = top > 800;
  const shaft: Point[] = low
    ? pointsOf("410 900!, 480 930, 600 900, 650 880!")
    : [
        [384, top, 1],
        [490, top + 10],
        [600, top, 1],
      ];
  const ankle: Point[] = low
    ? []
    : [
        [604, Math.max(top + 40, 640)],
        [606, 800],
        [640, 890],
      ];
  const foot: Point[] = pointsOf(
    "740 950, 880 1000, 944 1062, 928 1130, 840 1156, 640 1150, 500 1160, 410 1120, 376 1030, 388 930",
  );
  const back: Point[] = low
    ? []
    : [
        [396, 800],
        [386, Math.max(top + 40, 620)],
      ];
  const heel = closed(at(pointsOf("350 900, 400 936, 500 1010, 520 1100, 500 1190, 340 1190")));
  const toe = closed(at(pointsOf("850 970, 824 1060, 836 1180, 980 1180, 980 980")));
  const cuffDepth = low ? 0 : 74;
  const band: Point[] = [
    [384, top],
    [490, top + 10],
    [602, top],
  ];
  const lower = band.map(([x, y]): Point => [x, y + cuffDepth]);
  const arch: [Point[], Point[]] = [pointsOf("690 934, 672 1040, 690 1152"), pointsOf("756 962, 742 1050, 752 1152")];
  const crease = (width: number, strength: number, ...points: Point[]): Crease => ({
    points: at(points),
    width,
    strength,
  });
  drawing.part({
    outline: closed(at([...shaft, ...ankle, ...foot, ...back])),
    palette,
    volume: 50,
    roundness: 0.5,
    creases: [
      crease(70, 0.5, [450, Math.max(top + 40, 560)], [456, 780], [470, 930]),
      crease(26, 0.5, [400, 868], [480, 900], [590, 880]),
      crease(24, -0.5, [410, 900], [500, 940], [610, 916]),
      crease(20, 0.45, [420, 830], [500, 850], [596, 830]),
      crease(60, 0.45, [560, 1020], [700, 1030], [840, 1060]),
      crease(22, 0.4, [620, 930], [640, 980], [600, 1040]),
    ],
    inside:
      panel(heel, accent, 0.85) +
      panel(toe, accent, 0.85) +
      ribs(at(arch[0]), at(arch[1]), 16, palette, 0.8) +
      (low
        ? seam(at(shaft.map(([x, y]): Point => [x, y + 18])), palette)
        : seam(at(lower), palette) + ribs(at(band), at(lower), 22, palette)) +
      (low ? "" : markOn(place([470, Math.max(top + 150, 780)]), accent)),
  });
}

function markOn([x, y]: Point, tones: Palette): string {
  return pulseMark(x - 10, y, 60, tones.base, 1);
}
