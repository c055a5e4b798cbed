import { zip } from "./closures.ts";
import { Drawing } from "./drawing.ts";
import { panel } from "./fabrics.ts";
import { drawGarment } from "./garment.ts";
import { CENTER, closed, left, type Point, right, symmetric } from "./geometry.ts";
import { drawHoodBack } from "./hood-back.ts";
import { drawHoodBehind, drawHoodFront } from "./hoods.ts";
import type { Order } from "./kinds.ts";
import { pulseMark } from "./mark.ts";
import { hoodieFit, slantedPockets } from "./outerwear-fit.ts";
import { lightnessOf, type Palette, paletteOf, shifted } from "./palette.ts";
import { seam, stitches } from "./stitching.ts";
import { drape } from "./torso-folds.ts";
import { type Fit, onBody, onPlain } from "./torso.ts";

const fits: Record<string, Fit> = {
  regular: hoodieFit,
  boxy: { ...hoodieFit, chest: 366, waist: 366, hem: 350, length: 1170, shoulder: [334, 408], armhole: 14 },
  cropped: { ...hoodieFit, length: 1020, chest: 336, waist: 330, hem: 306 },
};

/** Hoodies with a kangaroo pocket. */
export function drawHoodie({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit = fits[cut] ?? hoodieFit;
  if (view === "front") drawHoodBehind(drawing, fit, palette);
  const contrast = paletteOf(shifted(color, lightnessOf(color) > 0.5 ? -0.22 : 0.16));
  const block = closed([
    onBody(fit, -1.2, -0.2),
    onBody(fit, 1.2, -0.2),
    onBody(fit, 1.2, 0.42),
    onBody(fit, 0, 0.44),
    onBody(fit, -1.2, 0.42),
  ]);
  const upper =
    cut === "color-block" ? seam([onBody(fit, -1.1, 0.42), onBody(fit, 0, 0.44), onBody(fit, 1.1, 0.42)], palette) : "";
  const body = drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: { length: "long", ease: 1, cuff: "rib", palette: cut === "color-block" ? contrast : palette },
    creases: drape(fit, 1.25, view === "back"),
    neck: "none",
    hem: "rib",
    under: cut === "color-block" ? panel(block, contrast) : "",
    inside:
      upper +
      (view === "front"
        ? pulseMark(cut === "boxy" ? 520 : 690, fit.top + 330, cut === "boxy" ? 160 : 80, palette.print)
        : ""),
  });
  if (view === "back") {
    drawHoodBack(drawing, fit, palette, body);
    return drawing;
  }
  drawPouch(drawing, fit, palette, body);
  drawHoodFront(drawing, fit, { palette: cut === "color-block" ? contrast : palette, over: body, cords: true });
  return drawing;
}

/** Hoodies with a full zip. */
export function drawZipHoodie({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit = fits[cut] ?? hoodieFit;
  if (view === "front") drawHoodBehind(drawing, fit, palette);
  const panels = [right, left]
    .map((side) => seam(side([onPlain(fit, 0.62, 0.06), onPlain(fit, 0.56, 0.4), onPlain(fit, 0.66, 0.92)]), palette))
    .join("");
  const body = drawGarment(drawing, {
    fit,
    view,
    palette,
    sleeve: { length: "long", ease: 0.9, cuff: "rib", palette },
    creases: drape(fit, 1.1, view === "back"),
    neck: "none",
    hem: "rib",
    inside:
      (cut === "panel" ? panels : "") +
      (view === "front"
        ? zip(fit.top + fit.frontDrop - 10, fit.length + 10, palette) +
          slantedPockets(fit, palette) +
          pulseMark(690, fit.top + 300, 78, palette.print)
        : ""),
  });
  if (view === "back") drawHoodBack(drawing, fit, palette, body);
  else drawHoodFront(drawing, fit, { palette, over: body, cords: cut !== "panel" });
  return drawing;
}

function drawPouch(drawing: Drawing, fit: Fit, palette: Palette, over: string): void {
  const bottom = fit.length - 74;
  const height = Math.min(270, (fit.length - fit.top) * 0.32);
  const half: Point[] = [
    [0, bottom - height],
    [140, bottom - height + 2, 1],
    [162, bottom - height + 20],
    [236, bottom - height * 0.38, 1],
    [232, bottom, 1],
    [0, bottom + 4],
  ];
  const opening: Point[] = [
    [150, bottom - height + 16],
    [220, bottom - height * 0.38],
  ];
  drawing.part({
    outline: symmetric(half),
    palette,
    volume: 22,
    roundness: 0.25,
    inner: true,
    over,
    creases: [
      {
        points: [
          [CENTER - 130, bottom - height * 0.7],
          [CENTER - 60, bottom - height * 0.4],
          [CENTER - 80, bottom],
        ],
        width: 60,
        strength: 0.5,
      },
      {
        points: [
          [CENTER + 120, bottom - height * 0.6],
          [CENTER + 90, bottom - height * 0.3],
          [CENTER + 100, bottom],
        ],
        width: 46,
        strength: -0.45,
      },
    ],
    inside:
      [right, left].map((side) => stitches(side(opening.map(([x, y]): Point => [x - 16, y + 8])), palette)).join("") +
      stitches(
        [
          [CENTER - 140, bottom - height + 14],
          [CENTER + 140, bottom - height + 14],
        ],
        palette,
      ),
  });
}
