import { drawcord } from "./closures.ts";
import { Drawing } from "./drawing.ts";
import { panel } from "./fabrics.ts";
import { both, CENTER, closed, open, type Side } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { legDrape } from "./leg-folds.ts";
import { centerSeam, type LegFit, legHem, legsOutline, onLeg } from "./legs.ts";
import { pulseMark } from "./mark.ts";
import { lightnessOf, paletteOf, shifted } from "./palette.ts";
import { seam, stitches, twinStitches } from "./stitching.ts";
import { pockets, waistband } from "./waist.ts";

const shortsFit: LegFit = {
  top: 380,
  waist: 262,
  hip: 342,
  hipY: 640,
  crotchY: 790,
  knee: [372, 34, 960],
  hem: [392, 44, 1090, 1112],
};

const shortsFits: Record<string, LegFit> = {
  long: { ...shortsFit, top: 320, hipY: 580, crotchY: 730, knee: [366, 44, 1000], hem: [376, 62, 1190, 1206] },
  split: { ...shortsFit, top: 420, hipY: 650, crotchY: 800, knee: [372, 28, 900], hem: [396, 34, 990, 1040] },
};

/** Shorts: woven, long, split at the side, panelled or with a liner that shows. */
export function drawShorts({ color, cut, view }: Order): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const dark = paletteOf(shifted(color, lightnessOf(color) > 0.4 ? -0.24 : 0.12));
  const fit = shortsFits[cut] ?? shortsFit;
  if (cut === "lined") {
    const liner: LegFit = { ...fit, hip: 320, knee: [330, 60, 980], hem: [326, 84, 1210, 1222] };
    drawing.part({
      outline: legsOutline(liner),
      palette: dark,
      volume: 60,
      inside: both((side) => twinStitches(side(legHem(liner, 24)), dark, 0, 8)),
    });
  }
  const sidePanel = (side: Side) =>
    closed(
      side([
        [fit.waist + 10, fit.top + 70],
        onLeg(fit, 0.84, 0.05),
        onLeg(fit, 0.8, 0.6),
        onLeg(fit, 0.74, 1.2),
        onLeg(fit, 1.3, 1.2),
        [fit.hip + 60, fit.hipY],
      ]),
    );
  const slit = both(
    (side) =>
      `<path d="${open(side([onLeg(fit, 1.02, 0.2), onLeg(fit, 0.9, 0.6), onLeg(fit, 0.94, 1.05)]))}" fill="none" stroke="${palette.deep}" stroke-width="5"/>${stitches(side([onLeg(fit, 0.98, 0.2), onLeg(fit, 0.86, 0.6), onLeg(fit, 0.9, 1.05)]), palette)}`,
  );
  drawing.part({
    outline: legsOutline(fit),
    palette,
    volume: 54,
    creases: legDrape(fit, 1.1),
    under: cut === "panel" ? both((side) => panel(sidePanel(side), dark)) : "",
    inside:
      (cut === "split"
        ? slit
        : both((side) =>
            seam(
              side([
                [fit.waist - 2, fit.top + 66],
                [fit.hip - 30, fit.hipY - 40],
                onLeg(fit, 0.9, 0.5),
                onLeg(fit, 0.88, 1.04),
              ]),
              palette,
            ),
          )) +
      both((side) => twinStitches(side(legHem(fit, 30)), palette, 0, 9)) +
      waistband(fit, palette, 64) +
      seam(centerSeam(fit, 70), palette) +
      pockets(fit, view, palette) +
      pulseMark(CENTER - 268, fit.hem[3] - 108, 74, palette.print),
  });
  if (view === "front") drawing.add(drawcord(fit.top + 46, palette, 100));
  return drawing;
}
