import { type Crease, Drawing } from "./drawing.ts";
import { CENTER, type Point, pointsOf } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { box, lathe } from "./solids.ts";
import { seam } from "./stitching.ts";

const steel = paletteOf("#A4A8AC");

/** The black rubber of caps, grips and straps. */
export const rubber = paletteOf("#1B1D20");

/** Bottles: insulated steel, or a soft one to squeeze. */
export function drawBottle({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const squeeze = cut === "squeeze";
  drawing.stand = { floorY: 1396, floorWidth: 380, floats: false };
  const sheen: Crease[] = [
    {
      points: [
        [CENTER - 110, 560],
        [CENTER - 112, 900],
        [CENTER - 110, 1320],
      ],
      width: 60,
      strength: 0.7,
    },
    {
      points: [
        [CENTER + 128, 560],
        [CENTER + 130, 900],
        [CENTER + 128, 1320],
      ],
      width: 34,
      strength: 0.45,
    },
  ];
  const body = squeeze
    ? lathe(CENTER, pointsOf("120 480!, 172 540, 182 680, 150 800, 150 850, 182 960, 186 1330, 164 1386"), 14)
    : lathe(CENTER, pointsOf("96 452!, 104 486, 168 556, 178 640, 178 1330, 160 1384"), 12);
  drawing.part({
    outline: body,
    palette,
    volume: 60,
    roundness: 1,
    creases: sheen,
    inside: squeeze ? grooves(pointsOf("812 152, 838 152"), palette) : grooves([[1348, 178]], palette),
  });
  const neck = squeeze ? box(CENTER - 130, 392, 260, 96, 26) : box(CENTER - 104, 430, 208, 32, 8);
  drawing.part({ outline: neck, palette: squeeze ? rubber : steel, volume: 24, roundness: 1 });
  drawing.part({
    outline: squeeze
      ? lathe(CENTER, pointsOf("40 300, 44 340, 30 366, 70 396"), 8)
      : box(CENTER - 112, 300, 224, 140, 34),
    palette: rubber,
    volume: 30,
    roundness: 1,
  });
  if (!squeeze)
    drawing.add(
      `<path d="M${CENTER - 70} 316V250a34 34 0 0 1 34 -34h72a34 34 0 0 1 34 34V316" fill="none" stroke="${rubber.base}" stroke-width="30"/><path d="M${CENTER - 74} 316V250a34 34 0 0 1 34 -34h72" fill="none" stroke="${rubber.high}" stroke-width="5" stroke-opacity=".7"/>`,
    );
  if (view === "front") drawing.add(pulseMark(CENTER - 74, 960, 148, palette.print));
  return drawing;
}

function grooves(rings: readonly Point[], palette: Palette): string {
  return rings
    .map(([y, half]) =>
      seam(
        [
          [CENTER - half, y],
          [CENTER, y + 12],
          [CENTER + half, y],
        ],
        palette,
      ),
    )
    .join("");
}
