import { fabrics } from "../fabrics.ts";
import { jacket } from "../kinds/jackets.ts";
import { puffer } from "../kinds/puffers.ts";
import { above, flanks } from "../sheets/blocks.ts";
import { panel, print, stripe } from "../sheets/details.ts";
import { symbol } from "../sheets/marks.ts";
import type { Product } from "../subjects.ts";

/** Jackets and vests. Measures in metres. */
export const jackets: Record<string, Product> = {
  "loparjacka-tromso": {
    accent: 0.7,
    print: "fog",
    make: () =>
      jacket({
        body: "men",
        fabric: fabrics.windproof,
        cut: {
          neck: [0.083, 1.545],
          neckFront: 0.07,
          neckBack: 0.016,
          shoulder: [0.2, 1.5],
          underarm: [0.246, 1.235],
          waist: [0.238, 1.06],
          hem: [0.244, 0.86],
          tail: 0.04,
          sleeve: { down: 61, length: 0.635, upper: 0.178, width: 0.085 },
        },
        collar: { height: 0.066, ratio: 0.96, plain: true },
        pockets: [
          {
            line: [
              [0.15, 1.06],
              [0.175, 0.92],
            ],
            closed: "sealed",
          },
          {
            line: [
              [0.075, 1.34],
              [0.155, 1.345],
            ],
            closed: "zip",
            single: true,
          },
        ],
        drawn: (piece) => [
          ...(piece === "front" || piece === "back" ? flanks([0.246, 1.235], 0.86, 0.06, 0.035) : []),
          ...(piece === "front"
            ? [
                stripe(
                  [
                    [0.138, 1.06],
                    [0.163, 0.92],
                  ],
                  0.005,
                  "print",
                ),
                stripe(
                  [
                    [-0.138, 1.06],
                    [-0.163, 0.92],
                  ],
                  0.005,
                  "print",
                ),
              ]
            : []),
          ...(piece === "back"
            ? [
                stripe(
                  [
                    [-0.3, 1.395],
                    [0.3, 1.395],
                  ],
                  0.008,
                  "print",
                ),
              ]
            : []),
        ],
      }),
  },
  "skargard-windbreaker": {
    accent: 0.6,
    make: () =>
      jacket({
        body: "men",
        fabric: fabrics.windproof,
        cut: {
          neck: [0.09, 1.55],
          neckFront: 0.09,
          neckBack: 0.02,
          shoulder: [0.22, 1.503],
          underarm: [0.288, 1.21],
          waist: [0.288, 1.06],
          hem: [0.284, 0.87],
          sleeve: { down: 60, length: 0.6, upper: 0.205, width: 0.125 },
        },
        hood: { height: 0.315, depth: 0.27, brow: -0.018 },
        hemBand: { height: 0.03, ratio: 0.82, plain: true },
        cuffs: { height: 0.028, ratio: 0.6, plain: true },
        pockets: [
          {
            line: [
              [0.135, 1.07],
              [0.19, 0.93],
            ],
            closed: "welt",
          },
        ],
        drawn: above(1.35, [0.22, 1.503], 60),
        grounds: { hoodLeft: "accent", hoodRight: "accent" },
        cords: true,
      }),
  },
  "are-shell-jacket": {
    accent: 0.74,
    make: () =>
      jacket({
        body: "women",
        fabric: { ...fabrics.windproof, bend: 0.6 },
        cut: {
          neck: [0.086, 1.525],
          neckFront: 0.075,
          neckBack: 0.02,
          shoulder: [0.196, 1.482],
          underarm: [0.25, 1.21],
          waist: [0.242, 1.06],
          hem: [0.262, 0.81],
          tail: 0.035,
          sleeve: { down: 60, length: 0.62, upper: 0.19, width: 0.105 },
        },
        hood: { height: 0.315, depth: 0.27, brow: -0.006, low: 0.085 },
        cuffs: { height: 0.045, ratio: 0.96, plain: true },
        pockets: [
          {
            line: [
              [0.13, 1.13],
              [0.165, 0.98],
            ],
            closed: "sealed",
          },
          {
            line: [
              [0.062, 1.36],
              [0.085, 1.24],
            ],
            closed: "sealed",
            single: true,
          },
        ],
        teeth: 0.007,
        drawn: (piece) => [
          ...above(1.4, [0.196, 1.482], 60)(piece),
          ...(piece === "front" ? [print(symbol, [-0.105, 1.335], 0.04)] : []),
          ...(piece.startsWith("cuff")
            ? panel(
                [
                  [0.015, 0.012],
                  [0.085, 0.012],
                  [0.085, 0.034],
                  [0.015, 0.034],
                ],
                "accent",
              )
            : []),
        ],
        grounds: { hoodLeft: "accent", hoodRight: "accent" },
        detail: { center: [0.02, -0.1, 1.37], span: 0.42, turn: 14, rise: 5 },
      }),
  },
  "soder-bomber-jacket": {
    make: () =>
      jacket({
        body: "women",
        fabric: { ...fabrics.woven, bend: 0.35, thickness: 0.0018, roughness: 0.85, specular: 0.14 },
        cut: {
          neck: [0.086, 1.52],
          neckFront: 0.07,
          neckBack: 0.016,
          shoulder: [0.2, 1.48],
          underarm: [0.262, 1.2],
          waist: [0.266, 1.06],
          hem: [0.262, 0.97],
          sleeve: { down: 59, length: 0.555, upper: 0.2, width: 0.13 },
        },
        collar: { height: 0.045, ratio: 0.86 },
        hemBand: { height: 0.06, ratio: 0.87 },
        cuffs: { height: 0.065, ratio: 0.6 },
        pockets: [
          {
            line: [
              [0.115, 1.13],
              [0.18, 1.01],
            ],
            closed: "welt",
          },
        ],
      }),
  },
  "kebne-puffer-jacket": {
    make: () =>
      puffer({
        body: "men",
        cut: {
          neck: [0.088, 1.55],
          neckFront: 0.085,
          neckBack: 0.02,
          shoulder: [0.22, 1.505],
          underarm: [0.29, 1.215],
          waist: [0.292, 1.06],
          hem: [0.285, 0.885],
          sleeve: { down: 60, length: 0.59, upper: 0.21, width: 0.125 },
        },
        collar: { height: 0.075, ratio: 0.98, plain: true },
        hemBand: { height: 0.03, ratio: 0.86, plain: true },
        cuffs: { height: 0.028, ratio: 0.7, plain: true },
        channel: 0.062,
        loft: 0.0175,
        detail: { center: [0.03, -0.12, 1.4], span: 0.42, turn: 16, rise: 6 },
      }),
  },
  "norrsken-puffer-vest": {
    make: () =>
      puffer({
        body: "women",
        cut: {
          neck: [0.084, 1.52],
          neckFront: 0.075,
          neckBack: 0.018,
          shoulder: [0.16, 1.487],
          underarm: [0.236, 1.205],
          waist: [0.226, 1.06],
          hem: [0.236, 0.885],
        },
        collar: { height: 0.08, ratio: 0.98, plain: true },
        hemBand: { height: 0.024, ratio: 0.9, plain: true },
        channel: 0.085,
        loft: 0.02,
        chevron: 0.07,
      }),
  },
};
