import { pocketZip } from "./closures.ts";
import { both, CENTER, type Point } from "./geometry.ts";
import type { Order } from "./kinds.ts";
import { type LegFit, waistLine } from "./legs.ts";
import type { Palette } from "./palette.ts";
import { ribs, seam, stitches } from "./stitching.ts";

/** A ribbed waistband of this height. */
export function waistband(fit: LegFit, palette: Palette, height: number): string {
  return (
    seam(waistLine(fit, height), palette) + ribs(waistLine(fit, 2, 9), waistLine(fit, height - 3), 56, palette, 0.8)
  );
}

/** Hand pockets in front, one zipped pocket behind. */
export function pockets(fit: LegFit, view: Order["view"], palette: Palette): string {
  if (view === "back")
    return pocketZip([CENTER + fit.waist * 0.4, fit.top + 120], [CENTER + fit.waist * 0.82, fit.top + 112], palette);
  return both((side) => {
    const line = side([
      [fit.waist * 0.84, fit.top + 76],
      [fit.hip * 0.84, fit.hipY - 60],
      [fit.hip * 0.97, fit.hipY + 30],
    ]);
    return (
      seam(line, palette) +
      stitches(
        line.map(([x, y]): Point => [x + (x > CENTER ? -11 : 11), y + 3]),
        palette,
      )
    );
  });
}
