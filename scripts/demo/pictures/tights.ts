import { Drawing } from "./drawing.ts";
import { mesh, panel, ribbedKnit } from "./fabrics.ts";
import { both, CENTER, closed, left, type Point, right } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { legStretch } from "./leg-folds.ts";
import { centerSeam, type LegFit, legHem, legsOutline, onLeg, waistLine } from "./legs.ts";
import { pulseMark } from "./mark.ts";
import { lightnessOf, paletteOf, shifted } from "./palette.ts";
import { seam, stitches, twinStitches } from "./stitching.ts";

const longFit: LegFit = {
  top: 150,
  waist: 164,
  hip: 226,
  hipY: 410,
  crotchY: 570,
  knee: [182, 44, 930],
  hem: [140, 58, 1366, 1370],
};

const flaredFit: LegFit = { ...longFit, knee: [180, 44, 900], hem: [232, 42, 1372, 1380] };

const shortFit: LegFit = {
  top: 300,
  waist: 226,
  hip: 322,
  hipY: 640,
  crotchY: 830,
  knee: [318, 38, 1000],
  hem: [302, 62, 1180, 1196],
};

/** Full-length leggings. */
export function drawLeggings({ color, cut, view }: Order): Drawing {
  return drawTights(cut === "flared" ? flaredFit : longFit, color, cut, view, 92);
}

/** Tights that end above the knee. */
export function drawShortTights({ color, cut, view }: Order): Drawing {
  return drawTights(shortFit, color, cut, view, 118);
}

function drawTights(fit: LegFit, color: string, cut: string, view: Order["view"], band: number): Drawing {
  const drawing = new Drawing();
  const palette = paletteOf(color);
  const outline = legsOutline(fit);
  drawing.part({
    outline,
    palette,
    volume: 62,
    roundness: 0.3,
    under: panels(fit, color, cut),
    creases: [...legStretch(fit, view), { points: waistLine(fit, band * 0.5, 12), width: band * 0.8, strength: 0.35 }],
    inside:
      (cut === "ribbed" ? ribbedKnit(drawing, outline, palette, 11) : "") +
      panelSeams(drawing, fit, color, cut) +
      seam(waistLine(fit, band), palette) +
      stitches(waistLine(fit, band - 12), palette) +
      seam(centerSeam(fit, band + 12), palette, 2.4) +
      [left, right].map((side) => twinStitches(side(legHem(fit, 24)), palette, 0, 8)).join("") +
      pulseMark(view === "front" ? CENTER - fit.waist + 46 : CENTER - 30, fit.top + band * 0.55, 60, palette.print),
  });
  return drawing;
}

function panels(fit: LegFit, color: string, cut: string): string {
  const other = paletteOf(shifted(color, lightnessOf(color) > 0.42 ? -0.18 : 0.13));
  if (cut === "side-stripe") return both((side) => panel(closed(side(stripLine(fit))), other));
  if (cut === "half-panel")
    return both((side) =>
      panel(
        closed(side([...halfLine(fit), onLeg(fit, 1.5, 1.1), onLeg(fit, 1.3, 0.3), [fit.hip + 60, fit.hipY]])),
        other,
      ),
    );
  return "";
}

function panelSeams(drawing: Drawing, fit: LegFit, color: string, cut: string): string {
  const palette = paletteOf(color);
  switch (cut) {
    case "half-panel":
      return both((side) => seam(side(halfLine(fit)), palette));
    case "mesh": {
      const upper = [onLeg(fit, -0.2, 0.62), onLeg(fit, 0.5, 0.66), onLeg(fit, 1.2, 0.59)];
      const lower = [onLeg(fit, 1.2, 0.86), onLeg(fit, 0.5, 0.91), onLeg(fit, -0.2, 0.88)];
      return both(
        (side) =>
          mesh(drawing, closed(side([...upper, ...lower])), palette) +
          seam(side(upper), palette) +
          seam(side(lower), palette),
      );
    }
    case "pocket": {
      const mouth = [onLeg(fit, 0.64, -0.12), onLeg(fit, 1.02, -0.18)];
      const bag = [mouth[0]!, onLeg(fit, 0.63, 0.3), onLeg(fit, 0.66, 0.6), onLeg(fit, 1.02, 0.56)];
      return both(
        (side) =>
          seam(side(mouth), palette) +
          stitches(side(mouth.map(([x, y]): Point => [x, y + 12])), palette) +
          seam(side(bag), palette),
      );
    }
    default:
      return "";
  }
}

function halfLine(fit: LegFit): Point[] {
  return [
    [fit.hip * 0.98, fit.hipY - 130],
    onLeg(fit, 0.64, 0.06),
    onLeg(fit, 0.52, 0.4),
    onLeg(fit, 0.58, 0.7),
    onLeg(fit, 0.52, 1.1),
  ];
}

function stripLine(fit: LegFit): Point[] {
  const inner: Point[] = [
    [fit.waist + 30, fit.top + 92],
    [fit.hip - 26, fit.hipY],
    onLeg(fit, 0.86, 0.3),
    onLeg(fit, 0.82, 0.65),
    onLeg(fit, 0.8, 1),
  ];
  return [...inner, ...inner.map(([x, y]): Point => [x - 26, y]).toReversed()];
}
