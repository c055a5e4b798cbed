import { fabrics } from "../fabrics.ts";
import { halfZip } from "../kinds/half-zips.ts";
import { above, flanks } from "../sheets/blocks.ts";
import { zip } from "../sheets/zips.ts";
import { print } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import type { Product } from "../subjects.ts";

/** Half zips. Measures in metres. */
export const halfZips: Record<string, Product> = {
  "intervall-half-zip": {
    accent: 0.66,
    make: () =>
      halfZip({
        body: "men",
        fabric: fabrics.midlayer,
        cut: {
          neck: [0.085, 1.545],
          neckFront: 0.075,
          neckBack: 0.018,
          shoulder: [0.2, 1.5],
          underarm: [0.25, 1.235],
          waist: [0.25, 1.06],
          hem: [0.252, 0.85],
          tail: 0.025,
          sleeve: { down: 60, length: 0.635, upper: 0.182, width: 0.088 },
        },
        collar: { height: 0.062, ratio: 0.97, plain: true },
        zip: 0.3,
        drawn: (piece) => [
          ...above(1.4, [0.2, 1.5], 60)(piece),
          ...(piece === "front" ? [print(symbol, [0.12, 1.35], 0.036)] : []),
        ],
        grounds: { collar: "accent" },
      }),
  },
  "morgon-half-zip": {
    accent: 0.78,
    make: () =>
      halfZip({
        body: "women",
        fabric: { ...fabrics.midlayer, bend: 0.06, roughness: 0.7, specular: 0.22 },
        cut: {
          neck: [0.076, 1.512],
          neckFront: 0.07,
          neckBack: 0.016,
          shoulder: [0.17, 1.478],
          underarm: [0.205, 1.235],
          waist: [0.182, 1.07],
          hem: [0.212, 0.86],
          tail: 0.02,
          sleeve: { down: 60, length: 0.63, upper: 0.155, width: 0.078 },
        },
        collar: { height: 0.072, ratio: 0.95, plain: true },
        zip: 0.2,
        drawn: (piece) => (piece === "front" || piece === "back" ? flanks([0.205, 1.235], 0.86, 0.075, 0.03) : []),
      }),
  },
  "ylle-fleece-half-zip": {
    accent: 0.6,
    make: () =>
      halfZip({
        body: "women",
        fabric: fabrics.pile,
        cut: {
          neck: [0.086, 1.52],
          neckFront: 0.075,
          neckBack: 0.018,
          shoulder: [0.205, 1.478],
          underarm: [0.262, 1.195],
          waist: [0.262, 1.05],
          hem: [0.262, 0.885],
          sleeve: { down: 58, length: 0.57, upper: 0.2, width: 0.12 },
        },
        collar: { height: 0.08, ratio: 0.98, plain: true },
        hemBand: { height: 0.022, ratio: 0.84, plain: true },
        cuffs: { height: 0.022, ratio: 0.68, plain: true },
        zip: 0.17,
        drawn: (piece) =>
          piece === "front"
            ? [[0.125, 1.045] as const].flatMap(([x, z]) => [
                ...zip([
                  [x, z],
                  [x + 0.03, z - 0.14],
                ]),
                ...zip([
                  [-x - 0.03, z - 0.14],
                  [-x, z],
                ]),
              ])
            : [],
        grounds: { hemBand: "accent", cuffLeft: "accent", cuffRight: "accent" },
      }),
  },
};
