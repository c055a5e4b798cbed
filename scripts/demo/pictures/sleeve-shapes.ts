import type { Crease } from "./drawing.ts";
import { between, type Point } from "./geometry.ts";
import type { Fit } from "./torso.ts";

/** Where a sleeve disappears under the body, just below the shoulder line. */
function underShoulder({ neck, top, shoulder }: Fit): Point {
  const [x, y] = between([neck, top], shoulder, 0.78);
  return [x, y + 3, 1];
}

/** A sleeve to above the elbow: its two edges and its folds, for the right arm. */
export function shortSleeve(fit: Fit, ease: number): { outer: Point[]; inner: Point[]; creases: Crease[] } {
  const [x, y] = fit.shoulder;
  const reach = fit.underarm - y;
  const tip: Point = [x + 150 + ease * 26, y + reach * 0.76, 1];
  const pit: Point = [fit.chest + 16 + ease * 10, fit.underarm + 48 + ease * 14, 1];
  return {
    outer: [underShoulder(fit), [x, y + 1], [x + 62, y + reach * 0.16], [x + 112 + ease * 10, y + reach * 0.42], tip],
    inner: [[fit.chest - 20, fit.underarm - 8], [fit.chest - 2, fit.underarm + 20], pit],
    creases: [
      {
        points: [
          [x - 20, y + 60],
          [x + 40, y + 130],
          [x + 80, y + 200],
        ],
        width: 56,
        strength: 0.45,
      },
      {
        points: [
          [fit.chest - 16, fit.underarm - 20],
          [x + 50, y + 170],
          [x + 70, y + 90],
        ],
        width: 40,
        strength: -0.5,
      },
      {
        points: [
          [fit.chest, fit.underarm + 10],
          [x + 84, y + 210],
          [x + 120, y + 170],
        ],
        width: 26,
        strength: 0.5,
      },
      {
        points: [
          [x + 60, y + 40],
          [x + 104, y + 100],
          [x + 134, y + 170],
        ],
        width: 44,
        strength: 0.3,
      },
    ],
  };
}

/** A sleeve to the wrist: its two edges and its folds, for the right arm. */
export function longSleeve(fit: Fit, ease: number): { outer: Point[]; inner: Point[]; creases: Crease[] } {
  const [x, y] = fit.shoulder;
  const [u, v] = [fit.chest, fit.underarm];
  const wide = ease * 26;
  return {
    outer: [
      underShoulder(fit),
      [x, y + 1],
      [x + 58, y + 56],
      [x + 98 + wide * 0.4, y + 190],
      [x + 128 + wide, y + 400],
      [x + 162 + wide, y + 600],
      [x + 172 + wide * 0.3, y + 786],
      [x + 174 + wide * 0.1, y + 812, 1],
    ],
    inner: [
      [u - 20, v - 8],
      [u - 4, v + 40],
      [u + 10, v + 190],
      [u + 30 - wide * 0.3, v + 360],
      [u + 40, v + 540],
      [u + 38, v + 566, 1],
    ],
    creases: [
      {
        points: [
          [x + 10, y + 70],
          [x + 60, y + 190],
          [x + 70, y + 360],
        ],
        width: 64,
        strength: 0.5 * (0.4 + ease),
      },
      {
        points: [
          [u - 14, v - 30],
          [x + 44, y + 190],
          [x + 70, y + 110],
        ],
        width: 40,
        strength: -0.5 * (0.4 + ease),
      },
      {
        points: [
          [u + 4, v + 10],
          [x + 70, y + 300],
          [x + 112, y + 280],
        ],
        width: 30,
        strength: 0.45 * (0.4 + ease),
      },
      {
        points: [
          [u + 8, v + 150],
          [x + 96, y + 400],
          [x + 128, y + 420],
        ],
        width: 34,
        strength: 0.5 * (0.4 + ease),
      },
      {
        points: [
          [u + 14, v + 190],
          [x + 100, y + 460],
          [x + 132, y + 450],
        ],
        width: 26,
        strength: -0.45 * (0.4 + ease),
      },
      {
        points: [
          [x + 84, y + 430],
          [x + 110, y + 560],
          [x + 112, y + 700],
        ],
        width: 46,
        strength: 0.4 * (0.4 + ease),
      },
      {
        points: [
          [u + 30, v + 400],
          [x + 110, y + 690],
          [x + 158, y + 660],
        ],
        width: 28,
        strength: 0.45 * ease,
      },
      {
        points: [
          [u + 36, v + 470],
          [x + 120, y + 730],
          [x + 166, y + 720],
        ],
        width: 26,
        strength: -0.5 * ease,
      },
    ],
  };
}
