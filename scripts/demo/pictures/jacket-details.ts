import { reflective } from "./closures.ts";
import type { Crease } from "./drawing.ts";
import { panel } from "./fabrics.ts";
import { both, closed, left, type Point, right } from "./geometry.ts";
import type { Palette } from "./palette.ts";
import { quiltSeams } from "./quilting.ts";
import { seam } from "./stitching.ts";
import { type Fit, onBody, onPlain } from "./torso.ts";

/** The shoulder panel of a two-tone shell. */
export function yoke(fit: Fit, palette: Palette): string {
  const outline: Point[] = [onPlain(fit, -0.02, -0.2), onPlain(fit, 1.2, -0.2), ...chestLine(fit).toReversed()];
  return [right, left].map((side) => panel(closed(side(outline)), palette)).join("");
}

function chestLine(fit: Fit): Point[] {
  return [onPlain(fit, -0.02, 0.3), onPlain(fit, 0.5, 0.29), onPlain(fit, 1.1, 0.24)];
}

/** The seams and strips by which one cut is known from another. */
export function details(fit: Fit, cut: string, palette: Palette): string {
  if (cut === "puffer") return quiltSeams(fit, palette);
  const chest = chestLine(fit);
  if (cut === "running") {
    return both(
      (side) =>
        seam(side([onPlain(fit, 0.7, 0.06), onPlain(fit, 0.62, 0.4), onPlain(fit, 0.78, 1.05)]), palette) +
        reflective(side([onPlain(fit, 0.74, 0.62), onPlain(fit, 0.73, 0.78)])),
    );
  }
  if (cut === "windbreaker") {
    return both((side) => seam(side(chest), palette));
  }
  return both(
    (side) =>
      seam(side(chest.map(([x, y]): Point => [x, y - 40])), palette) +
      seam(side([onPlain(fit, 0.86, 0.3), onPlain(fit, 0.8, 0.7), onPlain(fit, 0.84, 1.04)]), palette),
  );
}

/** Small sharp creases of a woven shell. */
export function crisp(fit: Fit): Crease[] {
  const crease = (strength: number, ...places: [u: number, v: number][]): Crease => ({
    points: places.map(([u, v]) => onBody(fit, u, v)),
    width: 16,
    strength,
  });
  return [
    crease(0.5, [-0.86, 0.42], [-0.66, 0.46], [-0.5, 0.44]),
    crease(0.45, [-0.8, 0.56], [-0.62, 0.58], [-0.42, 0.66]),
    crease(0.5, [0.84, 0.44], [0.64, 0.5], [0.44, 0.5]),
    crease(-0.45, [0.76, 0.64], [0.56, 0.68], [0.36, 0.64]),
    crease(0.4, [-0.5, 0.84], [-0.3, 0.86], [-0.16, 0.84]),
    crease(0.4, [0.2, 0.9], [0.4, 0.88], [0.6, 0.92]),
  ];
}
