import type { Crease } from "./drawing.ts";
import { type Fit, onBody } from "./torso.ts";

/** The folds of a body that hangs freely; `ease` says how loose the cloth is, 0 to 1. */
export function drape(fit: Fit, ease: number, mirrored = false): Crease[] {
  const flip = mirrored ? -1 : 1;
  const crease = (width: number, strength: number, ...places: [u: number, v: number][]): Crease => ({
    points: places.map(([u, v]) => onBody(fit, u * flip, v)),
    width,
    strength: strength * ease,
  });
  return [
    crease(150, 0.2, [-0.62, 0.2], [-0.5, 0.3], [-0.36, 0.4]),
    crease(120, 0.12, [0.2, 0.22], [0.34, 0.3], [0.44, 0.42]),
    crease(64, 0.55, [-0.97, 0.38], [-0.74, 0.46], [-0.5, 0.6], [-0.42, 0.76]),
    crease(40, -0.5, [-0.95, 0.44], [-0.78, 0.55], [-0.66, 0.7]),
    crease(60, 0.5, [0.96, 0.37], [0.76, 0.47], [0.6, 0.62], [0.6, 0.78]),
    crease(36, -0.5, [0.9, 0.46], [0.74, 0.58], [0.7, 0.74]),
    crease(80, 0.5, [-0.3, 0.62], [-0.24, 0.8], [-0.3, 1.02]),
    crease(54, -0.45, [-0.08, 0.68], [-0.02, 0.84], [-0.08, 1.02]),
    crease(76, 0.5, [0.3, 0.58], [0.24, 0.8], [0.34, 1.02]),
    crease(44, 0.4, [-0.72, 0.8], [-0.66, 0.9], [-0.7, 1.02]),
    crease(34, -0.4, [0.8, 0.76], [0.72, 0.9], [0.78, 1.02]),
    crease(26, 0.3, [-0.52, 0.9], [-0.48, 0.97], [-0.5, 1.03]),
    crease(24, 0.3, [0.1, 0.91], [0.13, 0.97], [0.12, 1.03]),
    crease(22, -0.35, [0.52, 0.88], [0.55, 0.95], [0.52, 1.03]),
  ];
}

/** The shading of a body in stretch cloth: muscle under tension instead of folds. */
export function stretch(fit: Fit, view: "front" | "back"): Crease[] {
  const crease = (width: number, strength: number, ...places: [u: number, v: number][]): Crease => ({
    points: places.map(([u, v]) => onBody(fit, u, v)),
    width,
    strength,
  });
  const both = (width: number, strength: number, ...places: [u: number, v: number][]) => [
    crease(width, strength, ...places),
    crease(width, strength * 0.9, ...places.map(([u, v]): [number, number] => [-u, v])),
  ];
  const muscle =
    view === "front"
      ? [
          ...both(130, 0.4, [0.7, 0.26], [0.4, 0.3], [0.12, 0.33]),
          ...both(60, -0.4, [0.76, 0.38], [0.45, 0.42], [0.08, 0.39]),
        ]
      : [
          ...both(110, 0.4, [0.62, 0.2], [0.46, 0.32], [0.3, 0.42]),
          crease(50, -0.45, [0, 0.2], [0.01, 0.5], [0, 0.86]),
        ];
  return [
    ...muscle,
    crease(40, -0.3, [0, 0.42], [0.01, 0.6], [0, 0.8]),
    ...both(26, 0.35, [0.98, 0.36], [0.8, 0.4], [0.6, 0.41]),
    ...both(20, 0.3, [0.84, 0.62], [0.62, 0.65], [0.36, 0.64]),
    ...both(18, -0.3, [0.82, 0.66], [0.6, 0.69], [0.3, 0.68]),
    ...both(20, 0.25, [0.86, 0.92], [0.6, 0.95], [0.3, 0.94]),
  ];
}
