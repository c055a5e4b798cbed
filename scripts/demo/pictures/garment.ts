import type { Crease, Drawing } from "./drawing.ts";
import { closed, left, type Point, right } from "./geometry.ts";
import type { View } from "./kinds.ts";
import type { Palette } from "./palette.ts";
import { drawSleeves, type Sleeve } from "./sleeves.ts";
import { ribs, seam, twinStitches } from "./stitching.ts";
import { armhole, bodyOutline, type Fit, hemLine, wholeNeckline } from "./torso.ts";

/** An upper-body garment, described by what its pattern maker would say. */
export interface Garment {
  fit: Fit;
  /** The back panel where it differs, as on a racerback. */
  backFit?: Fit;
  view: View;
  palette: Palette;
  sleeve?: Sleeve;
  creases: Crease[];
  neck: "rib" | "bound" | "none";
  hem: "stitched" | "rib" | "elastic";
  /** No seam where sleeve meets body: raglan cuts and quilted sleeves have their own. */
  setIn?: boolean;
  /** Markup on the body, over its folds and under them. */
  inside?: string;
  under?: string;
}

/** Draws the garment and returns the clip of its body. */
export function drawGarment(drawing: Drawing, garment: Garment): string {
  const { view, palette, sleeve, creases, under = "", inside = "" } = garment;
  const fit = view === "back" ? (garment.backFit ?? garment.fit) : garment.fit;
  const drop = view === "front" ? fit.frontDrop : fit.backDrop;
  if (view === "front") drawLining(drawing, garment);
  if (sleeve) drawSleeves(drawing, fit, sleeve);
  return drawing.part({
    outline: bodyOutline(fit, drop),
    palette,
    creases,
    under,
    inside: inside + seams(garment, fit) + finish(garment, fit, drop),
  });
}

/** What shows of the inside of the back panel through neck and armholes. */
function drawLining(drawing: Drawing, { fit, backFit, palette, sleeve }: Garment): void {
  const inside: Palette = { ...palette, base: palette.deep, light: palette.shade, high: palette.shade };
  const back = backFit ?? fit;
  const collar = seam(wholeNeckline(back, back.backDrop, 24), palette);
  const outline = sleeve
    ? closed([...wholeNeckline(fit, fit.backDrop - 8), ...wholeNeckline(fit, fit.frontDrop + 30).toReversed()])
    : bodyOutline({ ...back, length: fit.length - 40, hem: fit.hem - 10, waist: fit.waist - 10 }, back.backDrop);
  drawing.part({ outline, palette: inside, volume: 22, roundness: 0.25, inside: collar });
}

function seams({ palette, sleeve, setIn = true }: Garment, fit: Fit): string {
  if (!setIn) return "";
  if (sleeve) return seam(right(armhole(fit)), palette) + seam(left(armhole(fit)), palette);
  const binding = armhole(fit).map(([x, y], i, all): Point => [
    x - (i === all.length - 1 ? 4 : 18),
    y + (i === all.length - 1 ? 20 : 2),
  ]);
  return seam(right(binding), palette, 2) + seam(left(binding), palette, 2);
}

function finish({ palette, neck, hem }: Garment, fit: Fit, drop: number): string {
  const collar = wholeNeckline(fit, drop, 27);
  const neckMarkup =
    neck === "none"
      ? ""
      : seam(collar, palette) +
        (neck === "rib" ? ribs(wholeNeckline(fit, drop, 3), wholeNeckline(fit, drop, 24), 64, palette, 0.55) : "");
  if (hem === "stitched") return neckMarkup + twinStitches(hemLine(fit, 26), palette, 0, 8);
  if (hem === "elastic")
    return neckMarkup + seam(hemLine(fit, 34), palette) + twinStitches(hemLine(fit, 22), palette, 0, 9);
  return (
    neckMarkup +
    seam(hemLine(fit, 84), palette) +
    ribs(hemLine(fit, 82), hemLine(fit, 0), Math.round(fit.hem / 4.6), palette)
  );
}
