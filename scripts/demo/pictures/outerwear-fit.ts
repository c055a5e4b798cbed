import { pocketZip } from "./closures.ts";
import { left, right } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { type Fit, onPlain, regularFit } from "./torso.ts";

/** The measures of a hoodie, which jackets start from. */
export const hoodieFit: Fit = {
  ...regularFit,
  neck: 116,
  top: 330,
  frontDrop: 96,
  backDrop: 20,
  shoulder: [306, 396],
  armhole: 22,
  underarm: 650,
  chest: 346,
  waist: 344,
  hem: 322,
  length: 1220,
  hemCurve: 8,
};

/** Two zipped hand pockets. */
export function slantedPockets(fit: Fit, palette: Palette): string {
  return [right, left]
    .map((side) => {
      const [from, to] = side([onPlain(fit, 0.5, 0.66), onPlain(fit, 0.7, 0.86)]);
      return pocketZip(from!, to!, palette);
    })
    .join("");
}
