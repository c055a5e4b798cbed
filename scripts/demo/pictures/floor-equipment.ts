import { rubber } from "./bottles.ts";
import { type Crease, Drawing } from "./drawing.ts";
import { CENTER, closed, open, type Point } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { lightnessOf, paletteOf, shifted } from "./palette.ts";
import { ellipse } from "./solids.ts";
import { stitches } from "./stitching.ts";

/** Foam rollers, standing on end. */
export function drawRoller({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  drawing.stand = { floorY: 1376, floorWidth: 500, floats: false };
  const ridges = cut === "ridged" ? ridgeRows(view === "front" ? 0 : 46) : [];
  drawing.part({
    outline: `M${CENTER - 230} 420V1318A230 58 0 0 0 ${CENTER + 230} 1318V420Z`,
    palette,
    volume: 70,
    roundness: 1,
    creases: ridges,
  });
  drawing.part({
    outline: ellipse(CENTER, 420, 230, 62),
    palette: paletteOf(shifted(color, 0.04)),
    volume: 16,
    roundness: 0.4,
  });
  drawing.part({
    outline: ellipse(CENTER, 420, 148, 38),
    palette: { ...rubber, base: rubber.deep },
    volume: 20,
    inner: true,
  });
  if (cut === "smooth") drawing.add(pulseMark(CENTER - 90, 900, 180, palette.print));
  return drawing;
}

function ridgeRows(turn: number): Crease[] {
  const columns = [-186, -104, -10, 88, 174];
  return Array.from({ length: 7 }, (_, row) => row).flatMap((row) =>
    columns.map((x, i): Crease => {
      const narrow = Math.sqrt(1 - (x / 240) ** 2);
      const y = 520 + row * 118 + (i % 2 ? turn : 0);
      return {
        points: [
          [CENTER + x, y],
          [CENTER + x + 4, y + 44],
          [CENTER + x, y + 88],
        ],
        width: 66 * narrow,
        strength: 0.62,
      };
    }),
  );
}

/** Training mats, rolled up. */
export function drawMat({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const inner = paletteOf(shifted(color, lightnessOf(color) > 0.5 ? -0.16 : 0.18));
  const [top, bottom] = [760, 1120];
  drawing.stand = { floorY: bottom + 2, floorWidth: 860, floats: false };
  const middle = (top + bottom) / 2;
  const [near, far] = view === "front" ? [300, 1000] : [900, 200];
  const outline = `M${near} ${top}H${far}A70 ${(bottom - top) / 2} 0 0 ${view === "front" ? 1 : 0} ${far} ${bottom}H${near}Z`;
  drawing.part({
    outline,
    palette,
    volume: 110,
    roundness: 0.2,
    creases: [
      {
        points: [
          [240, top + 66],
          [CENTER, top + 62],
          [960, top + 66],
        ],
        width: 120,
        strength: 0.6,
      },
      {
        points: [
          [240, bottom - 60],
          [CENTER, bottom - 56],
          [960, bottom - 60],
        ],
        width: 110,
        strength: -0.6,
      },
    ],
  });
  drawing.part({ outline: ellipse(near, middle, 84, (bottom - top) / 2), palette: inner, volume: 20, roundness: 0.3 });
  const spiral = Array.from({ length: 76 }, (_, i): Point => {
    const turn = (i / 75) * Math.PI * 7;
    const radius = 1 - i / 82;
    return [near + Math.cos(turn) * 78 * radius, middle + Math.sin(turn) * 172 * radius];
  });
  drawing.add(
    `<path d="${open(spiral)}" fill="none" stroke="${inner.deep}" stroke-width="5"/><path d="${open(spiral)}" fill="none" stroke="${inner.high}" stroke-opacity=".5" stroke-width="2.5" transform="translate(4 3)"/>`,
  );
  if (cut === "strap")
    for (const x of [480, 800])
      drawing.part({
        outline: closed([
          [x, top - 6, 1],
          [x + 44, top - 6, 1],
          [x + 62, middle],
          [x + 44, bottom + 6, 1],
          [x, bottom + 6, 1],
          [x + 18, middle],
        ]),
        palette: rubber,
        volume: 18,
        inside: stitches(
          [
            [x + 8, top],
            [x + 26, middle],
            [x + 8, bottom],
          ],
          rubber,
        ),
      });
  if (cut === "strap")
    drawing.add(
      `<path d="${open([
        [512, top],
        [560, top - 170],
        [650, top - 230],
        [760, top - 170],
        [826, top],
      ])}" fill="none" stroke="${rubber.base}" stroke-width="34"/><path d="${open([
        [506, top],
        [556, top - 176],
        [650, top - 238],
        [764, top - 176],
      ])}" fill="none" stroke="${rubber.high}" stroke-opacity=".5" stroke-width="6"/>`,
    );
  drawing.add(pulseMark(CENTER - 10, middle, 130, palette.print));
  return drawing;
}
