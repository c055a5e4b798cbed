import { zip } from "./closures.ts";
import { drawCollar } from "./collars.ts";
import { Drawing } from "./drawing.ts";
import { drawGarment } from "./garment.ts";
import { drawHoodBack } from "./hood-back.ts";
import { drawHoodBehind, drawHoodFront } from "./hoods.ts";
import { crisp, details, yoke } from "./jacket-details.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { hoodieFit, slantedPockets } from "./outerwear-fit.ts";
import { lightnessOf, type Palette, paletteOf, shifted } from "./palette.ts";
import { quilting, quiltSeams } from "./quilting.ts";
import { drape } from "./torso-folds.ts";
import type { Fit } from "./torso.ts";

const runningFit: Fit = {
  ...hoodieFit,
  neck: 110,
  frontDrop: 60,
  top: 336,
  shoulder: [284, 392],
  armhole: 28,
  underarm: 640,
  chest: 322,
  waist: 306,
  hem: 316,
  length: 1180,
};

const pufferFit: Fit = {
  ...hoodieFit,
  neck: 112,
  frontDrop: 50,
  chest: 358,
  waist: 356,
  hem: 340,
  length: 1190,
  armhole: 10,
};

/** Jackets, from a light running shell to a quilted puffer. */
export function drawJacket({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit =
    cut === "puffer" ? pufferFit : cut === "running" ? runningFit : { ...hoodieFit, neck: 112, frontDrop: 66 };
  const hooded = cut === "windbreaker" || cut === "shell";
  const contrast = paletteOf(shifted(color, lightnessOf(color) > 0.5 ? -0.24 : 0.16));
  if (hooded && view === "front") drawHoodBehind(drawing, fit, palette);
  const sleevePalette = cut === "windbreaker" ? contrast : palette;
  const body = drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: {
      length: "long",
      ease: cut === "running" ? 0.5 : 1,
      cuff: cut === "bomber" ? "rib" : "elastic",
      palette: sleevePalette,
      quilted: cut === "puffer",
    },
    creases:
      cut === "puffer" ? [...quilting(fit), ...drape(fit, 0.4)] : [...drape(fit, 1.1, view === "back"), ...crisp(fit)],
    neck: "none",
    hem: cut === "bomber" ? "rib" : "elastic",
    under: cut === "windbreaker" ? yoke(fit, contrast) : "",
    inside: details(fit, cut, palette) + front(fit, view, palette),
  });
  if (hooded && view === "front") drawHoodFront(drawing, fit, { palette, over: body, cords: false });
  else if (hooded) drawHoodBack(drawing, fit, palette, body);
  else standingCollar(drawing, fit, view, palette, body, cut);
  return drawing;
}

/** Sleeveless layers. */
export function drawVest({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const quilted = cut === "puffer";
  const fit: Fit = { ...(quilted ? pufferFit : runningFit), shoulder: [232, 366], armhole: 20, underarm: 680 };
  const body = drawGarment(drawing, {
    fit,
    view,
    palette,
    creases: quilted ? quilting(fit) : [...drape(fit, 1), ...crisp(fit)],
    neck: "none",
    hem: "elastic",
    inside: (quilted ? quiltSeams(fit, palette) : details(fit, "running", palette)) + front(fit, view, palette),
  });
  standingCollar(drawing, fit, view, palette, body, cut);
  return drawing;
}

function standingCollar(
  drawing: Drawing,
  fit: Fit,
  view: Order["view"],
  palette: Palette,
  over: string,
  cut: string,
): void {
  drawCollar(drawing, fit, {
    view,
    palette,
    height: cut === "bomber" ? 52 : 86,
    zip: true,
    ribbed: cut === "bomber",
    over,
  });
  if (view === "front") drawing.add(zip(fit.top - (cut === "bomber" ? 8 : 42), fit.top + 130, palette));
}

function front(fit: Fit, view: Order["view"], palette: Palette): string {
  if (view === "back") return pulseMark(560, fit.top + 190, 80, palette.print, 0.8);
  return (
    zip(fit.top + 20, fit.length + 16, palette) +
    slantedPockets(fit, palette) +
    pulseMark(690, fit.top + 240, 76, palette.print)
  );
}
