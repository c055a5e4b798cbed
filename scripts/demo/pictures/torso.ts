import { CENTER, left, type Point, right, symmetric } from "./geometry.ts";

/** A place on the right half, as an offset from the center line. */
export function onPlain(fit: Fit, u: number, v: number): Point {
  const [x, y] = onBody(fit, u, v);
  return [x - CENTER, y];
}

/** The measures of an upper-body garment, in picture units; widths are half widths from the center line. */
export interface Fit {
  neck: number;
  /** Where the neckline meets the shoulder. */
  top: number;
  /** Depth of the neckline below `top`, in front and at the back. */
  frontDrop: number;
  backDrop: number;
  shoulder: readonly [x: number, y: number];
  /** How far the armhole curves in from the shoulder. */
  armhole: number;
  underarm: number;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  /** How far the hem hangs lower in the middle than at the sides. */
  hemCurve: number;
  neckline?: "round" | "vee";
}

/** A usual tee's measures, for others to start from. */
export const regularFit: Fit = {
  neck: 112,
  top: 296,
  frontDrop: 104,
  backDrop: 26,
  shoulder: [276, 350],
  armhole: 34,
  underarm: 596,
  chest: 316,
  waist: 302,
  hem: 312,
  length: 1190,
  hemCurve: 14,
};

/** The right half of a neckline, from its lowest point up to the shoulder. */
export function neckline(fit: Fit, drop: number, inset = 0): Point[] {
  const { neck, top, neckline: shape } = fit;
  if (shape === "vee" && drop > 60) {
    return [
      [0, top + drop + inset, 1],
      [neck * 0.62, top + drop * 0.42 + inset * 0.4],
      [neck + inset, top + inset * 0.18, 1],
    ];
  }
  return [
    [0, top + drop + inset],
    [neck * 0.5 + inset * 0.4, top + drop * 0.87 + inset * 0.8],
    [neck * 0.88 + inset * 0.8, top + drop * 0.46 + inset * 0.35],
    [neck + inset, top + inset * 0.18, 1],
  ];
}

/** Everything of a whole neckline as one open line, left to right. */
export function wholeNeckline(fit: Fit, drop: number, inset = 0): Point[] {
  const half = neckline(fit, drop, inset);
  return [...left(half.slice(1)), ...right(half)];
}

/** The right armhole, from shoulder to underarm. */
export function armhole(fit: Fit): Point[] {
  const [x, y] = fit.shoulder;
  const depth = fit.underarm - y;
  return [
    [x, y, 1],
    [x - fit.armhole * 0.8, y + depth * 0.3],
    [x - fit.armhole, y + depth * 0.58],
    [fit.chest - (fit.chest - x + fit.armhole) * 0.45, y + depth * 0.86],
    [fit.chest, fit.underarm, 1],
  ];
}

/** The right side of the body, from underarm to hem. */
export function side(fit: Fit): Point[] {
  const middle = (fit.underarm + fit.length) / 2;
  return [
    [fit.chest, fit.underarm, 1],
    [(fit.chest + fit.waist * 2) / 3 + 2, (fit.underarm + middle) / 2],
    [fit.waist, middle],
    [fit.hem, fit.length, 1],
  ];
}

/** The lower edge, left to right, `rise` above the hem. */
export function hemLine(fit: Fit, rise = 0): Point[] {
  const reach = fit.hem - (rise / (fit.length - fit.underarm)) * (fit.hem - fit.waist) * 2;
  const half: Point[] = [
    [0, fit.length + fit.hemCurve - rise],
    [reach * 0.6, fit.length + fit.hemCurve * 0.66 - rise],
    [reach, fit.length - rise],
  ];
  return [...left(half.slice(1)), ...right(half)];
}

/** The silhouette of the body without its sleeves. */
export function bodyOutline(fit: Fit, drop: number): string {
  return symmetric([
    ...neckline(fit, drop),
    ...armhole(fit),
    ...side(fit).slice(1),
    [fit.hem * 0.6, fit.length + fit.hemCurve * 0.66],
    [0, fit.length + fit.hemCurve],
  ]);
}

/** A place on the body: `u` from -1 (left side) to 1, `v` from 0 (shoulder) to 1 (hem). */
export function onBody(fit: Fit, u: number, v: number): Point {
  return [CENTER + u * fit.chest, fit.top + v * (fit.length - fit.top)];
}
