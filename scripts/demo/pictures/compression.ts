import { topMark } from "./mark.ts";
import { drawCollar } from "./collars.ts";
import { Drawing } from "./drawing.ts";
import { mesh } from "./fabrics.ts";
import { drawGarment } from "./garment.ts";
import { closed, left, type Point, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { paletteOf } from "./palette.ts";
import { seam } from "./stitching.ts";
import { stretch } from "./torso-folds.ts";
import { type Fit, regularFit } from "./torso.ts";

/** Compression tops: second skin, with the seams moved off the pressure points. */
export function drawCompression({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit: Fit = {
    ...regularFit,
    chest: 282,
    waist: 240,
    hem: 254,
    shoulder: [244, 342],
    armhole: 26,
    underarm: 570,
    length: 1150,
    frontDrop: cut === "mock-neck" ? 60 : 88,
    neck: 100,
  };
  const sidePanel = (side: (points: Point[]) => Point[]) =>
    side([
      [fit.chest + 20, fit.underarm - 10],
      [fit.chest - 66, fit.underarm + 130],
      [fit.waist - 62, fit.underarm + 330],
      [fit.hem - 44, fit.length + 40],
      [fit.hem + 40, fit.length + 40],
    ]);
  const panels = [right, left].map((side) => {
    const outline = closed(sidePanel(side));
    return (cut === "panel" ? mesh(drawing, outline, palette) : "") + seam(sidePanel(side).slice(0, 4), palette);
  });
  const clip = drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: { length: cut === "short-sleeve" ? "short" : "long", ease: 0, cuff: "hem", palette },
    creases: stretch(fit, view),
    neck: cut === "mock-neck" ? "none" : "bound",
    hem: "stitched",
    inside: panels.join("") + topMark(fit, view, palette.print),
  });
  if (cut === "mock-neck") drawCollar(drawing, fit, { view, palette, height: 62, zip: false, over: clip });
  return drawing;
}
