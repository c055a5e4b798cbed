import { fabrics } from "../fabrics.ts";
import { hoodie } from "../kinds/hoodies.ts";
import { jacket } from "../kinds/jackets.ts";
import { above } from "../sheets/blocks.ts";
import { print } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import type { Product } from "../subjects.ts";

/** Hoodies, with a zip and without. Measures in metres. */
export const hoodies: Record<string, Product> = {
  "kvall-hoodie": {
    make: () =>
      hoodie({
        body: "men",
        cut: {
          neck: [0.09, 1.55],
          neckFront: 0.1,
          neckBack: 0.02,
          shoulder: [0.215, 1.505],
          underarm: [0.27, 1.225],
          waist: [0.275, 1.06],
          hem: [0.272, 0.9],
          sleeve: { down: 62, length: 0.56, upper: 0.2, width: 0.118 },
        },
        hood: { height: 0.32, depth: 0.27, brow: -0.016 },
        hemBand: { height: 0.065, ratio: 0.82 },
        cuffs: { height: 0.068, ratio: 0.74 },
        pocket: { height: 0.195, wide: 0.175, narrow: 0.105 },
        cords: [0.235, 0.205],
        detail: { center: [0, -0.1, 1.38], span: 0.44, turn: -12, rise: 6 },
      }),
  },
  "blockad-hoodie": {
    accent: 0.55,
    make: () =>
      hoodie({
        body: "men",
        cut: {
          neck: [0.092, 1.55],
          neckFront: 0.105,
          neckBack: 0.022,
          shoulder: [0.222, 1.5],
          underarm: [0.278, 1.215],
          waist: [0.28, 1.06],
          hem: [0.276, 0.885],
          sleeve: { down: 60, length: 0.57, upper: 0.205, width: 0.12 },
        },
        hood: { height: 0.31, depth: 0.27, brow: -0.022 },
        hemBand: { height: 0.05, ratio: 0.88 },
        cuffs: { height: 0.05, ratio: 0.78 },
        pocket: { height: 0.17, wide: 0.19, narrow: 0.135 },
        drawn: above(1.27, [0.222, 1.5], 60),
        grounds: { hoodLeft: "accent", hoodRight: "accent" },
      }),
  },
  "tung-boxy-hoodie": {
    make: () =>
      hoodie({
        body: "men",
        fabric: { ...fabrics.fleece, bend: 0.7, thickness: 0.0042, grain: 0.0007 },
        cut: {
          neck: [0.095, 1.55],
          neckFront: 0.1,
          neckBack: 0.024,
          shoulder: [0.262, 1.485],
          underarm: [0.315, 1.19],
          waist: [0.318, 1.06],
          hem: [0.316, 0.95],
          sleeve: { down: 60, length: 0.455, upper: 0.222, width: 0.135 },
        },
        hood: { height: 0.33, depth: 0.28, brow: -0.018 },
        hemBand: { height: 0.085, ratio: 0.86 },
        cuffs: { height: 0.075, ratio: 0.76 },
        pocket: { height: 0.18, wide: 0.16, narrow: 0.1 },
        drawn: (piece) => (piece === "front" ? [print(symbol, [0, 1.31], 0.085)] : []),
      }),
  },
  "dis-cropped-hoodie": {
    make: () =>
      hoodie({
        body: "women",
        cut: {
          neck: [0.084, 1.525],
          neckFront: 0.095,
          neckBack: 0.02,
          shoulder: [0.205, 1.48],
          underarm: [0.262, 1.2],
          waist: [0.264, 1.13],
          hem: [0.262, 1.055],
          sleeve: { down: 60, length: 0.525, upper: 0.195, width: 0.115 },
        },
        hood: { height: 0.305, depth: 0.262, brow: -0.018, low: 0.08 },
        hemBand: { height: 0.075, ratio: 0.86 },
        cuffs: { height: 0.08, ratio: 0.66 },
        pocket: { height: 0.135, wide: 0.15, narrow: 0.1 },
        cords: [0.14, 0.155],
      }),
  },
  "aterhamtning-zip-hoodie": {
    accent: 0.72,
    make: () =>
      jacket({
        body: "men",
        fabric: fabrics.fleece,
        cut: {
          neck: [0.09, 1.55],
          neckFront: 0.1,
          neckBack: 0.02,
          shoulder: [0.212, 1.503],
          underarm: [0.272, 1.22],
          waist: [0.27, 1.06],
          hem: [0.266, 0.885],
          sleeve: { down: 62, length: 0.575, upper: 0.198, width: 0.112 },
        },
        hood: { height: 0.312, depth: 0.268, brow: -0.02 },
        hemBand: { height: 0.055, ratio: 0.85 },
        cuffs: { height: 0.06, ratio: 0.76 },
        pockets: [
          {
            line: [
              [0.125, 1.08],
              [0.18, 0.945],
            ],
            closed: "zip",
          },
        ],
        cords: true,
      }),
  },
  "dis-cropped-zip-hoodie": {
    make: () =>
      jacket({
        body: "women",
        fabric: fabrics.fleece,
        cut: {
          neck: [0.084, 1.525],
          neckFront: 0.095,
          neckBack: 0.02,
          shoulder: [0.2, 1.482],
          underarm: [0.255, 1.205],
          waist: [0.258, 1.12],
          hem: [0.256, 1.035],
          sleeve: { down: 60, length: 0.53, upper: 0.19, width: 0.112 },
        },
        hood: { height: 0.3, depth: 0.26, brow: -0.024, low: 0.08 },
        hemBand: { height: 0.07, ratio: 0.86 },
        cuffs: { height: 0.07, ratio: 0.7 },
        pockets: [
          {
            line: [
              [0.09, 1.145],
              [0.15, 1.055],
            ],
            closed: "zip",
          },
        ],
      }),
  },
};
