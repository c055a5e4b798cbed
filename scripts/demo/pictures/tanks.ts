import { topMark } from "./mark.ts";
import { Drawing } from "./drawing.ts";
import { mesh } from "./fabrics.ts";
import { drawGarment } from "./garment.ts";
import { closed } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { paletteOf } from "./palette.ts";
import { seam } from "./stitching.ts";
import { drape } from "./torso-folds.ts";
import { type Fit, onBody, regularFit } from "./torso.ts";

const tankFits: Record<string, Fit> = {
  regular: {
    ...regularFit,
    neck: 112,
    shoulder: [196, 322],
    armhole: 14,
    underarm: 640,
    chest: 298,
    waist: 282,
    hem: 296,
    frontDrop: 150,
    backDrop: 56,
  },
  deep: {
    ...regularFit,
    neck: 116,
    shoulder: [186, 318],
    armhole: 24,
    underarm: 712,
    chest: 300,
    waist: 290,
    hem: 300,
    frontDrop: 200,
    backDrop: 80,
  },
  cropped: {
    ...regularFit,
    top: 340,
    neck: 116,
    shoulder: [178, 362],
    armhole: 10,
    underarm: 650,
    chest: 286,
    waist: 262,
    hem: 270,
    length: 960,
    frontDrop: 150,
    backDrop: 80,
  },
};

/** Tanks, cut close to the shoulder blades on a racerback. */
export function drawTank({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit = tankFits[cut] ?? tankFits.regular!;
  const racer: Fit = {
    ...fit,
    neck: 104,
    shoulder: [158, 314],
    armhole: 84,
    backDrop: 74,
    underarm: fit.underarm + 30,
  };
  const backFit =
    cut === "racerback" || cut === "cropped" ? { ...racer, top: fit.top, shoulder: [158, fit.top + 18] as const } : fit;
  const shown = view === "back" ? backFit : fit;
  const lower = closed([
    onBody(fit, -1.1, 0.46),
    onBody(fit, 0, 0.4),
    onBody(fit, 1.1, 0.46),
    onBody(fit, 1.1, 1.1),
    onBody(fit, -1.1, 1.1),
  ]);
  const yokeSeam = seam([onBody(fit, -1.05, 0.46), onBody(fit, 0, 0.4), onBody(fit, 1.05, 0.46)], palette);
  drawGarment(drawing, {
    fit,
    backFit,
    view,
    palette,
    creases: drape(shown, 0.85, view === "back"),
    neck: "bound",
    hem: "stitched",
    inside: (cut === "mesh" ? mesh(drawing, lower, palette) + yokeSeam : "") + topMark(fit, view, palette.print),
  });
  return drawing;
}
