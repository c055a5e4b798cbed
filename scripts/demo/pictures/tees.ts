import { topMark } from "./mark.ts";
import { Drawing } from "./drawing.ts";
import { panel } from "./fabrics.ts";
import { drawGarment } from "./garment.ts";
import { closed, left, type Point, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { lightnessOf, paletteOf, shifted } from "./palette.ts";
import { seam } from "./stitching.ts";
import { drape, stretch } from "./torso-folds.ts";
import { armhole, type Fit, regularFit } from "./torso.ts";

const teeFits: Record<string, Fit> = {
  boxy: {
    ...regularFit,
    chest: 348,
    waist: 346,
    hem: 350,
    length: 1130,
    shoulder: [322, 372],
    armhole: 20,
    underarm: 626,
    frontDrop: 88,
    neck: 106,
  },
  fitted: { ...regularFit, chest: 288, waist: 258, hem: 278, shoulder: [252, 344], underarm: 574, length: 1170 },
  cropped: {
    ...regularFit,
    chest: 318,
    waist: 312,
    hem: 316,
    length: 950,
    frontDrop: 90,
    top: 330,
    shoulder: [286, 384],
    underarm: 616,
  },
  longline: { ...regularFit, length: 1250, hemCurve: 54, hem: 306 },
};

/** Tees: the cut changes silhouette and sleeve, a raglan its seams. */
export function drawTee({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const contrast = paletteOf(shifted(color, lightnessOf(color) > 0.45 ? -0.2 : 0.14));
  const fit = teeFits[cut] ?? regularFit;
  const sleevePalette = cut === "raglan" ? contrast : palette;
  const yoke = (side: (points: Point[]) => Point[]) =>
    side([
      [fit.neck - 8, fit.top - 12, 1],
      ...armhole(fit),
      [fit.neck + 54, fit.top + 120],
      [fit.neck - 4, fit.top + 66, 1],
    ]);
  const raglan = [right, left]
    .map((side) =>
      seam(
        side([
          [fit.chest, fit.underarm],
          [fit.neck + 70, fit.top + 130],
          [fit.neck - 6, fit.top + 30],
        ]),
        palette,
      ),
    )
    .join("");
  drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: {
      length: "short",
      ease: cut === "boxy" ? 1 : cut === "fitted" ? 0.1 : 0.5,
      cuff: "hem",
      palette: sleevePalette,
    },
    creases: cut === "fitted" ? stretch(fit, view) : drape(fit, cut === "boxy" ? 1.1 : 0.9, view === "back"),
    neck: cut === "boxy" || cut === "regular" ? "rib" : "bound",
    hem: "stitched",
    setIn: cut !== "raglan",
    under: cut === "raglan" ? [right, left].map((side) => panel(closed(yoke(side)), contrast)).join("") : "",
    inside: (cut === "raglan" ? raglan : "") + topMark(fit, view, palette.print, cut === "boxy"),
  });
  return drawing;
}

/** Long-sleeved tops for running and layering. */
export function drawLongSleeve({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit = teeFits[cut] ?? regularFit;
  const seamed = [right, left]
    .map((side) =>
      seam(
        side([
          [fit.chest, fit.underarm],
          [fit.neck + 74, fit.top + 130],
          [fit.neck - 2, fit.top + 26],
        ]),
        palette,
      ),
    )
    .join("");
  drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: { length: "long", ease: cut === "fitted" ? 0 : 0.55, cuff: "hem", palette },
    creases: cut === "fitted" ? stretch(fit, view) : drape(fit, 0.9, view === "back"),
    neck: "bound",
    hem: "stitched",
    setIn: cut !== "raglan",
    inside: (cut === "raglan" ? seamed : "") + topMark(fit, view, palette.print),
  });
  return drawing;
}
