import { zip } from "./closures.ts";
import { drawCollar } from "./collars.ts";
import { Drawing } from "./drawing.ts";
import { pile } from "./fabrics.ts";
import { drawGarment } from "./garment.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { hoodieFit } from "./outerwear-fit.ts";
import { paletteOf } from "./palette.ts";
import { drape, stretch } from "./torso-folds.ts";
import { bodyOutline, type Fit, regularFit } from "./torso.ts";

/** Half-zip midlayers. */
export function drawHalfZip({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const slim = {
    ...regularFit,
    chest: 298,
    waist: 270,
    hem: 280,
    shoulder: [260, 352],
    underarm: 590,
    neck: 104,
    top: 310,
    frontDrop: 70,
  } as const;
  const fit: Fit = cut === "fitted" ? slim : { ...hoodieFit, neck: 108, frontDrop: 72, length: 1200 };
  const fleece = cut === "fleece" ? pile(drawing, bodyOutline(fit, fit.backDrop), palette) : "";
  const body = drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: { length: "long", ease: cut === "fitted" ? 0.1 : 0.8, cuff: cut === "fleece" ? "elastic" : "hem", palette },
    creases: cut === "fitted" ? stretch(fit, view) : drape(fit, 1, view === "back"),
    neck: "none",
    hem: cut === "fleece" ? "elastic" : "stitched",
    inside:
      fleece +
      (view === "front"
        ? zip(fit.top + 20, fit.top + 330, palette) + pulseMark(690, fit.top + 250, 76, palette.print)
        : ""),
  });
  drawCollar(drawing, fit, { view, palette, height: 84, zip: true, over: body });
  if (view === "front") drawing.add(zip(fit.top - 40, fit.top + 120, palette));
  return drawing;
}
