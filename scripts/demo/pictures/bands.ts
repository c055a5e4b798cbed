import { rubber } from "./bottles.ts";
import { Drawing } from "./drawing.ts";
import { CENTER, closed, open, type Point, pointsOf, sample } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { lightnessOf, type Palette, paletteOf, shifted } from "./palette.ts";
import { box } from "./solids.ts";

/** Resistance bands: a set of flat loops, or a tube with handles. */
export function drawBands({ color, cut }: Order): Drawing {
  const drawing = new Drawing();
  if (cut === "loops") {
    [-0.16, 0, 0.14].forEach((shift, i) =>
      drawLoop(drawing, paletteOf(shifted(color, lightnessOf(color) < 0.35 ? shift + 0.16 : shift)), 520 + i * 250),
    );
    return drawing;
  }
  const palette = paletteOf(color);
  const coil = sample(
    pointsOf("260 700, 360 980, 700 1120, 920 900, 760 640, 480 720, 420 980, 640 1200, 900 1180, 960 760"),
    8,
  );
  const line = open(coil);
  drawing.add(
    `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="#3B362E" stroke-opacity=".16" stroke-width="44" transform="translate(14 28)"/><path d="${line}" stroke="${palette.deep}" stroke-width="34"/><path d="${line}" stroke="${palette.base}" stroke-width="24" transform="translate(-2 -2)"/><path d="${line}" stroke="${palette.high}" stroke-opacity=".6" stroke-width="6" transform="translate(-6 -7)"/></g>`,
  );
  for (const [x, y] of [
    [260, 560],
    [960, 620],
  ] as const) {
    drawing.add(
      `<path d="M${x} ${y + 150}L${x - 92} ${y}M${x} ${y + 150}L${x + 92} ${y}" stroke="${rubber.base}" stroke-width="20" stroke-linecap="round"/>`,
    );
    drawing.part({
      outline: box(x - 130, y - 46, 260, 80, 38),
      palette: rubber,
      volume: 34,
      roundness: 0.3,
      inside: pulseMark(x - 30, y - 6, 60, "#F4F4EF"),
    });
  }
  return drawing;
}

function drawLoop(drawing: Drawing, palette: Palette, y: number): void {
  const inside: Palette = { ...palette, base: palette.deep, light: palette.shade, high: palette.shade };
  drawing.part({
    outline: closed([
      [270, y + 40, 1],
      [600, y - 42],
      [930, y + 40, 1],
      [930, y + 110],
      [600, y + 40],
      [270, y + 110],
    ]),
    palette: inside,
    volume: 20,
  });
  const front: Point[] = [
    [262, y + 40],
    [252, y + 100],
    [264, y + 160],
    [430, y + 214],
    [600, y + 228],
    [770, y + 214],
    [936, y + 160],
    [948, y + 100],
    [938, y + 40],
    [770, y + 92],
    [600, y + 108],
    [430, y + 92],
  ];
  drawing.part({
    outline: closed(front),
    palette,
    volume: 34,
    roundness: 0.9,
    creases: [
      {
        points: [
          [330, y + 110],
          [480, y + 150],
          [640, y + 160],
        ],
        width: 44,
        strength: 0.6,
      },
    ],
    inside: pulseMark(CENTER - 50, y + 168, 100, palette.print),
  });
}
