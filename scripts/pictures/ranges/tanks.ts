import { tank } from "../kinds/tank.ts";
import { mesh, print, seam, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { lowerMesh } from "../sheets/motifs.ts";
import type { Product } from "../subjects.ts";

/** Tanks and singlets. Measures in metres. */
export const tanks: Record<string, Product> = {
  "langpass-singlet": {
    accent: "black",
    make: () =>
      tank({
        body: "men",
        fabric: "jersey",
        strap: [
          [0.095, 1.515],
          [0.142, 1.496],
        ],
        front: { neck: 0.135, armhole: 0.132, narrow: 0.12 },
        back: { neck: 0.055, armhole: 0.11, narrow: 0.13 },
        underarm: [0.245, 1.225],
        waist: [0.238, 1.05],
        hem: [0.248, 0.82],
        scoop: 0.012,
        drawnFront: [
          stripe(
            [
              [-0.35, 1.21],
              [0.35, 1.3],
            ],
            0.035,
            "accent",
          ),
          stripe(
            [
              [-0.35, 1.165],
              [0.35, 1.255],
            ],
            0.008,
            "accent",
          ),
          print(symbol, [0.075, 1.37], 0.035),
        ],
        drawnBack: [
          mesh([
            [-0.055, 0.95],
            [0.055, 0.95],
            [0.055, 1.42],
            [-0.055, 1.42],
          ]),
          print(wordmark, [0, 1.38], 0.12),
        ],
      }),
  },
  "mesh-interval-tank": {
    accent: 0.75,
    make: () =>
      tank({
        body: "men",
        fabric: "jersey",
        strap: [
          [0.092, 1.518],
          [0.178, 1.488],
        ],
        front: { neck: 0.098, armhole: 0.172, narrow: 0.1 },
        back: { neck: 0.03, armhole: 0.168, narrow: 0.1 },
        underarm: [0.262, 1.255],
        waist: [0.258, 1.05],
        hem: [0.262, 0.81],
        drawnFront: lowerMesh(),
        drawnBack: lowerMesh(),
      }),
  },
  "flow-racerback-tank": {
    make: () =>
      tank({
        body: "women",
        fabric: "jersey",
        strap: [
          [0.082, 1.478],
          [0.108, 1.468],
        ],
        front: { neck: 0.13, armhole: 0.112, narrow: 0.13 },
        back: { neck: 0.085, armhole: 0.045, narrow: 0.13 },
        underarm: [0.222, 1.215],
        waist: [0.226, 1.08],
        hem: [0.246, 0.83],
        scoop: 0.03,
        tail: 0.05,
        drawnFront: [print(symbol, [0, 1.285], 0.032)],
        drawnBack: [
          seam(
            [
              [0, 1.4],
              [0, 0.76],
            ],
            0.7,
          ),
        ],
      }),
  },
  "kort-cropped-tank": {
    make: () =>
      tank({
        body: "women",
        fabric: "compression",
        strap: [
          [0.078, 1.478],
          [0.126, 1.46],
        ],
        front: { neck: 0.112, armhole: 0.126, narrow: 0.09 },
        back: { neck: 0.07, armhole: 0.118, narrow: 0.09 },
        underarm: [0.196, 1.25],
        waist: [0.172, 1.12],
        hem: [0.172, 1.06],
        hems: 0.026,
        drawnFront: [
          seam(
            [
              [0.085, 1.49],
              [0.1, 1.3],
              [0.085, 1.05],
            ],
            0.8,
          ),
          seam(
            [
              [-0.085, 1.49],
              [-0.1, 1.3],
              [-0.085, 1.05],
            ],
            0.8,
          ),
          print(symbol, [0.05, 1.09], 0.024),
        ],
      }),
  },
};
