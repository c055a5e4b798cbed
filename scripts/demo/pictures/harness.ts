import { webbing } from "./closures.ts";
import { type Drawing } from "./drawing.ts";
import { mesh } from "./fabrics.ts";
import { CENTER, closed, left, pointsOf, right } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { box } from "./solids.ts";
import { stitches } from "./stitching.ts";

/** Draws the shoulder straps and the padded back of a backpack. */
export function drawHarness(drawing: Drawing, palette: Palette, over: string): void {
  for (const side of [left, right]) {
    drawing.part({
      outline: closed(side(pointsOf("96 360!, 190 360!, 236 520, 250 800, 244 980!, 170 980!, 168 800, 150 560"))),
      palette,
      volume: 34,
      inner: true,
      over,
      inside: stitches(side(pointsOf("170 380, 210 540, 226 800, 222 960")), palette),
    });
    drawing.add(webbing(side(pointsOf("208 976, 226 1090, 270 1210")), palette, 20));
  }
  drawing.part({
    outline: box(CENTER - 110, 520, 220, 640, 60),
    palette,
    volume: 40,
    inner: true,
    over,
    inside: mesh(drawing, box(CENTER - 96, 534, 192, 612, 50), palette),
  });
}
