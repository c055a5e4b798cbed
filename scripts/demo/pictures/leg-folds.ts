import type { Crease } from "./drawing.ts";
import { left, type Point, right } from "./geometry.ts";
import { type LegFit, onLeg } from "./legs.ts";

/** Folds of legs that hang freely. */
export function legDrape(fit: LegFit, ease: number): Crease[] {
  return [left, right].flatMap((side, i) => {
    const crease = (width: number, strength: number, ...points: Point[]): Crease => ({
      points: side(points),
      width,
      strength: strength * ease * (i ? 1 : -1),
    });
    const at = (u: number, v: number) => onLeg(fit, u, v);
    return [
      crease(70, 0.5, [fit.hip * 0.7, fit.hipY], at(0.62, 0.1), at(0.6, 0.5), at(0.62, 0.98)),
      crease(44, -0.5, [20, fit.crotchY - 60], [fit.hip * 0.42, fit.crotchY - 40], [fit.hip * 0.8, fit.crotchY - 90]),
      crease(36, 0.5, [14, fit.crotchY - 10], at(0.4, 0.06), at(0.85, 0.02)),
      crease(34, 0.45, at(0.1, 0.1), at(0.45, 0.2), at(0.9, 0.16)),
      crease(50, -0.45, at(0.28, 0.3), at(0.26, 0.6), at(0.3, 0.98)),
      crease(30, 0.45, at(0.15, 0.72), at(0.5, 0.8), at(0.85, 0.76)),
      crease(28, 0.4, at(0.12, 0.86), at(0.5, 0.92), at(0.9, 0.87)),
      crease(
        28,
        0.35,
        [fit.waist * 0.5, fit.top + 70],
        [fit.waist * 0.56, fit.top + 130],
        [fit.waist * 0.5, fit.top + 200],
      ),
      crease(
        26,
        -0.35,
        [fit.waist * 0.2, fit.top + 74],
        [fit.waist * 0.24, fit.top + 130],
        [fit.waist * 0.16, fit.top + 180],
      ),
    ];
  });
}

/** Shading of legs in stretch cloth: thigh, knee and calf under tension. */
export function legStretch(fit: LegFit, view: "front" | "back"): Crease[] {
  return [left, right].flatMap((side, i) => {
    const crease = (width: number, strength: number, ...points: Point[]): Crease => ({
      points: side(points),
      width,
      strength: strength * (i ? 1 : 0.9),
    });
    const at = (u: number, v: number) => onLeg(fit, u, v);
    const seat =
      view === "back"
        ? [
            crease(
              120,
              0.5,
              [fit.hip * 0.5, fit.hipY - 90],
              [fit.hip * 0.52, fit.hipY - 10],
              [fit.hip * 0.46, fit.crotchY - 20],
            ),
            crease(
              40,
              -0.5,
              [30, fit.crotchY - 6],
              [fit.hip * 0.4, fit.crotchY + 24],
              [fit.hip * 0.8, fit.crotchY - 12],
            ),
          ]
        : [
            crease(
              24,
              0.4,
              [10, fit.crotchY - 30],
              [fit.hip * 0.3, fit.crotchY - 54],
              [fit.hip * 0.6, fit.crotchY - 100],
            ),
            crease(
              20,
              -0.4,
              [8, fit.crotchY - 6],
              [fit.hip * 0.3, fit.crotchY - 20],
              [fit.hip * 0.6, fit.crotchY - 40],
            ),
          ];
    const knee = (fit.knee[2] - fit.crotchY) / (fit.hem[2] - fit.crotchY);
    return [
      ...seat,
      crease(84, 0.5, [fit.hip * 0.6, fit.hipY - 40], at(0.5, knee * 0.4), at(0.48, knee * 0.95)),
      crease(60, 0.45, at(0.45, knee * 1.06), at(0.5, knee + (1 - knee) * 0.4), at(0.5, 0.97)),
      crease(18, -0.4, at(0.12, knee * 0.96), at(0.5, knee * 1.01), at(0.86, knee * 0.97)),
      crease(16, 0.4, at(0.16, knee * 1.06), at(0.5, knee * 1.1), at(0.84, knee * 1.05)),
      crease(16, 0.35, at(0.1, 0.93), at(0.5, 0.955), at(0.9, 0.93)),
    ];
  });
}
