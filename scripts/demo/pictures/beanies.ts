import { type Crease, Drawing } from "./drawing.ts";
import { CENTER, type Point, pointsOf, symmetric } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { paletteOf } from "./palette.ts";
import { ribs } from "./stitching.ts";

/** Beanies in a ribbed knit. */
export function drawBeanie({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const crown: Point[] = pointsOf("0 352, 130 372, 258 470, 324 650, 340 860, 330 1060!, 170 1084, 0 1090");
  const hem = (y: number): Point[] => [
    [CENTER - 344, y],
    [CENTER - 170, y + 24],
    [CENTER, y + 30],
    [CENTER + 170, y + 24],
    [CENTER + 344, y],
  ];
  const top: Point[] = [
    [CENTER - 60, 366],
    [CENTER, 356],
    [CENTER + 60, 366],
  ];
  const gathers: Crease[] = [-0.7, -0.4, -0.1, 0.25, 0.55].map((u, i) => ({
    points: [
      [CENTER + u * 110, 370],
      [CENTER + u * 260, 470],
      [CENTER + u * 320, 600],
    ],
    width: 44,
    strength: i % 2 ? -0.4 : 0.45,
  }));
  const clip = drawing.part({
    outline: symmetric(crown),
    palette,
    volume: 84,
    roundness: 0.9,
    creases: gathers,
    inside: ribs(top, hem(1060), 38, palette),
  });
  if (cut === "cuffed") {
    const cuff: Point[] = pointsOf("0 872, 180 862, 352 838!, 358 950, 344 1078!, 180 1106, 0 1114");
    const edge = (y: number): Point[] => [
      [CENTER - 354, y],
      [CENTER - 180, y + 26],
      [CENTER, y + 34],
      [CENTER + 180, y + 26],
      [CENTER + 354, y],
    ];
    drawing.part({
      outline: symmetric(cuff),
      palette,
      volume: 44,
      roundness: 0.9,
      over: clip,
      inside: ribs(edge(838), edge(1078), 46, palette),
    });
  }
  if (view === "front") {
    drawing.add(
      `<rect x="${CENTER - 66}" y="${cut === "cuffed" ? 962 : 976}" width="132" height="62" rx="5" fill="${palette.print}" fill-opacity=".94"/>${pulseMark(CENTER - 40, cut === "cuffed" ? 990 : 1004, 80, palette.base, 1)}`,
    );
  }
  return drawing;
}
