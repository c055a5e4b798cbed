import { top } from "../kinds/tops.ts";
import { print, seam, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { sleeveChevrons } from "../sheets/motifs.ts";
import type { Product } from "../subjects.ts";

/** T-shirts. Measures in metres. */
export const tees: Record<string, Product> = {
  "pulse-core-tee": {
    make: () =>
      top({
        body: "men",
        fabric: "jersey",
        cut: {
          neck: [0.092, 1.528],
          neckFront: 0.1,
          neckBack: 0.02,
          shoulder: [0.214, 1.484],
          sleeve: { down: 38, length: 0.235, width: 0.172, fullness: 0.006 },
          underarm: [0.274, 1.25],
          waist: [0.268, 1.05],
          hem: [0.27, 0.81],
        },
        collar: { height: 0.018, ratio: 0.9 },
        sleeves: "set-in",
        front: [print(symbol, [0.1, 1.36], 0.05)],
        back: [print(symbol, [0, 1.455], 0.026)],
        detail: { center: [0.06, -0.12, 1.36], span: 0.34, turn: 14, rise: 6 },
      }),
  },
  "nattlop-reflective-tee": {
    accent: 0.62,
    make: () =>
      top({
        body: "men",
        fabric: "jersey",
        cut: {
          neck: [0.09, 1.53],
          neckFront: 0.085,
          neckBack: 0.02,
          shoulder: [0.208, 1.484],
          sleeve: { down: 39, length: 0.25, width: 0.165, fullness: 0.004 },
          underarm: [0.264, 1.26],
          waist: [0.256, 1.05],
          hem: [0.262, 0.82],
          tail: 0.035,
          scoop: 0.012,
        },
        collar: { height: 0.016, ratio: 0.92 },
        sleeves: "raglan in accent",
        front: [print(symbol, [0, 1.4], 0.045), ...sleeveChevrons()],
        back: [
          print(wordmark, [0, 1.42], 0.13),
          stripe(
            [
              [-0.05, 0.86],
              [0.05, 0.86],
            ],
            0.006,
            "print",
          ),
          ...sleeveChevrons(),
        ],
      }),
  },
  "studio-boxy-tee": {
    make: () =>
      top({
        body: "men",
        fabric: "cotton",
        cut: {
          neck: [0.09, 1.53],
          neckFront: 0.082,
          neckBack: 0.018,
          shoulder: [0.245, 1.474],
          sleeve: { down: 34, length: 0.225, width: 0.195 },
          underarm: [0.312, 1.215],
          waist: [0.31, 1.05],
          hem: [0.308, 0.87],
        },
        collar: { height: 0.026, ratio: 0.88 },
        sleeves: "set-in",
        hems: 0.028,
        front: [print(symbol, [0, 1.29], 0.21)],
        detail: { center: [0.03, -0.13, 1.31], span: 0.38, turn: 14, rise: 6 },
      }),
  },
  "merino-trail-t-shirt": {
    make: () =>
      top({
        body: "men",
        fabric: "merino",
        cut: {
          neck: [0.094, 1.526],
          neckFront: 0.115,
          neckBack: 0.02,
          shoulder: [0.204, 1.482],
          sleeve: { down: 40, length: 0.215, width: 0.155 },
          underarm: [0.252, 1.255],
          waist: [0.238, 1.06],
          hem: [0.25, 0.8],
          scoop: 0.02,
          tail: 0.02,
        },
        collar: { height: 0.013, ratio: 0.94 },
        sleeves: "set-in",
        hems: 0.014,
        front: [
          seam(
            [
              [0.17, 1.42],
              [0.185, 1.2],
              [0.18, 0.79],
            ],
            0.8,
          ),
          seam(
            [
              [-0.17, 1.42],
              [-0.185, 1.2],
              [-0.18, 0.79],
            ],
            0.8,
          ),
          print(wordmark, [0.17, 0.85], 0.045),
        ],
        back: [
          seam(
            [
              [-0.2, 1.4],
              [0.2, 1.4],
            ],
            0.8,
          ),
        ],
        detail: { center: [0.05, -0.1, 1.4], span: 0.32, turn: 16, rise: 8 },
      }),
  },
  "crew-team-tee": {
    print: "black",
    make: () =>
      top({
        body: "men",
        fabric: "jersey",
        cut: {
          neck: [0.09, 1.53],
          neckFront: 0.09,
          neckBack: 0.02,
          shoulder: [0.218, 1.482],
          sleeve: { down: 37, length: 0.24, width: 0.18 },
          underarm: [0.284, 1.24],
          waist: [0.278, 1.05],
          hem: [0.282, 0.77],
          tail: 0.05,
          scoop: 0.01,
        },
        collar: { height: 0.02, ratio: 0.9 },
        sleeves: "set-in",
        front: [print(wordmark, [0, 1.345], 0.3)],
        back: [print(wordmark, [0, 1.4], 0.34), print(symbol, [0, 1.26], 0.24)],
      }),
  },
  "mjuk-cropped-tee": {
    make: () =>
      top({
        body: "women",
        fabric: "cotton",
        cut: {
          neck: [0.1, 1.482],
          neckFront: 0.062,
          neckBack: 0.026,
          shoulder: [0.212, 1.442],
          sleeve: { down: 33, length: 0.185, width: 0.158 },
          underarm: [0.246, 1.238],
          waist: [0.246, 1.16],
          hem: [0.25, 1.05],
        },
        collar: { height: 0.015, ratio: 0.93 },
        sleeves: "set-in",
        hems: 0.022,
        front: [print(symbol, [0.085, 1.3], 0.034)],
      }),
  },
  "linje-fitted-t-shirt": {
    make: () =>
      top({
        body: "women",
        fabric: "jersey",
        cut: {
          neck: [0.09, 1.482],
          neckFront: 0.125,
          neckBack: 0.03,
          shoulder: [0.172, 1.45],
          sleeve: { down: 38, length: 0.168, width: 0.12 },
          underarm: [0.2, 1.278],
          waist: [0.192, 1.1],
          hem: [0.216, 0.85],
          scoop: 0.03,
          tail: 0.02,
        },
        collar: { height: 0.012, ratio: 0.94, ribbed: false },
        sleeves: "set-in",
        hems: 0.016,
        front: [
          seam([
            [0.115, 1.47],
            [0.125, 1.25],
            [0.1, 1.1],
            [0.13, 0.83],
          ]),
          seam([
            [-0.115, 1.47],
            [-0.125, 1.25],
            [-0.1, 1.1],
            [-0.13, 0.83],
          ]),
          print(symbol, [0, 1.32], 0.03),
        ],
        back: [print(symbol, [0, 1.4], 0.03)],
      }),
  },
};
