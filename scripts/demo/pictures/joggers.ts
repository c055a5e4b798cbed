import { drawcord, reflective } from "./closures.ts";
import { Drawing } from "./drawing.ts";
import { both, CENTER, closed, left, open, type Point, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { legDrape } from "./leg-folds.ts";
import { centerSeam, type LegFit, legHem, legsOutline, onLeg } from "./legs.ts";
import { pulseMark } from "./mark.ts";
import { paletteOf } from "./palette.ts";
import { ribs, seam, stitches } from "./stitching.ts";
import { pockets, waistband } from "./waist.ts";

const joggersFit: LegFit = {
  top: 190,
  waist: 196,
  hip: 262,
  hipY: 430,
  crotchY: 590,
  knee: [236, 62, 920],
  hem: [190, 92, 1336, 1342],
};

const joggersFits: Record<string, LegFit> = {
  tapered: { ...joggersFit, hip: 244, knee: [204, 66, 920], hem: [166, 86, 1330, 1336] },
  cargo: { ...joggersFit, hip: 276, knee: [258, 56, 920], hem: [206, 88, 1336, 1342] },
};

/** Joggers with ribbed ankles. */
export function drawJoggers({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const fit = joggersFits[cut] ?? joggersFit;
  const stripeLine: Point[] = [
    [fit.waist + 16, fit.top + 66],
    [fit.hip - 22, fit.hipY],
    onLeg(fit, 0.9, 0.2),
    onLeg(fit, 0.88, 0.6),
    onLeg(fit, 0.84, 0.92),
  ];
  const stripe = both(
    (side) =>
      `<path d="${open(side(stripeLine))}" fill="none" stroke="${palette.print}" stroke-opacity=".85" stroke-width="15"/>`,
  );
  const outline = legsOutline(fit);
  const clip = drawing.part({
    outline,
    palette,
    volume: 54,
    creases: legDrape(fit, cut === "tapered" ? 0.9 : 1.25),
    inside:
      (cut === "side-stripe" ? stripe : both((side) => seam(side(stripeLine), palette))) +
      both(
        (side) => seam(side(legHem(fit, 78)), palette) + ribs(side(legHem(fit, 76)), side(legHem(fit, 0)), 13, palette),
      ) +
      waistband(fit, palette, 58) +
      seam(centerSeam(fit, 60), palette) +
      pockets(fit, view, palette) +
      (cut === "tapered" ? both((side) => reflective(side([onLeg(fit, 0.72, 0.76), onLeg(fit, 0.7, 0.88)]), 7)) : "") +
      pulseMark(CENTER - fit.hip + 64, fit.hipY + 130, 62, palette.print),
  });
  if (cut === "cargo") {
    for (const side of [left, right]) {
      const pocket: Point[] = [
        [onLeg(fit, 0.62, 0.16)[0], fit.crotchY + 110, 1],
        [fit.knee[0] + 12, fit.crotchY + 104, 1],
        [fit.knee[0] - 2, fit.crotchY + 270, 1],
        [onLeg(fit, 0.6, 0.4)[0], fit.crotchY + 276, 1],
      ];
      const flap: Point[] = pocket.slice(0, 2).map(([x, y]): Point => [x, y + 52]);
      drawing.part({
        outline: closed(side(pocket)),
        palette,
        volume: 20,
        inner: true,
        over: clip,
        inside:
          seam(side(flap), palette) + stitches(side(pocket.slice(0, 2).map(([x, y]): Point => [x, y + 12])), palette),
      });
    }
  }
  if (view === "front") drawing.add(drawcord(fit.top + 40, palette));
  return drawing;
}
