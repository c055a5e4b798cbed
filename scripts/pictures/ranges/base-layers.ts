import { top } from "../kinds/tops.ts";
import { print, seam, stripe } from "../sheets/details.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { chestPanels, sidePanels } from "../sheets/motifs.ts";
import type { Product } from "../subjects.ts";

/** Long sleeves and what is worn next to the skin. Measures in metres. */
export const baseLayers: Record<string, Product> = {
  "distans-long-sleeve": {
    accent: 0.7,
    make: () =>
      top({
        body: "men",
        fabric: "jersey",
        cut: {
          neck: [0.09, 1.53],
          neckFront: 0.08,
          neckBack: 0.02,
          shoulder: [0.21, 1.484],
          sleeve: { down: 46, length: 0.61, width: 0.094, fullness: 0.03 },
          underarm: [0.264, 1.25],
          waist: [0.258, 1.05],
          hem: [0.264, 0.81],
          tail: 0.03,
          scoop: 0.01,
        },
        collar: { height: 0.018, ratio: 0.9 },
        sleeves: "raglan in accent",
        front: [print(symbol, [0.095, 1.36], 0.045)],
        back: [print(wordmark, [0, 1.43], 0.12)],
        arms: 68,
      }),
  },
  "all-season-merino-blend-base-layer": {
    make: () =>
      top({
        body: "women",
        fabric: "merino",
        cut: {
          neck: [0.082, 1.487],
          neckFront: 0.07,
          neckBack: 0.022,
          shoulder: [0.172, 1.45],
          sleeve: { down: 48, length: 0.57, width: 0.078, fullness: 0.02 },
          underarm: [0.214, 1.25],
          waist: [0.192, 1.1],
          hem: [0.214, 0.83],
          scoop: 0.02,
          tail: 0.02,
        },
        collar: { height: 0.03, ratio: 0.92 },
        sleeves: "set-in",
        hems: 0.014,
        front: [
          stripe(
            [
              [-0.2, 1.245],
              [0.2, 1.245],
            ],
            0.0045,
            "print",
          ),
          stripe(
            [
              [-0.2, 1.257],
              [0.2, 1.257],
            ],
            0.002,
            "print",
          ),
        ],
        back: [
          stripe(
            [
              [-0.2, 1.245],
              [0.2, 1.245],
            ],
            0.0045,
            "print",
          ),
          print(symbol, [0, 1.4], 0.03),
        ],
        arms: 68,
        detail: { center: [0.04, -0.1, 1.33], span: 0.34, turn: 16, rise: 6 },
      }),
  },
  "pressure-compression-tee": {
    accent: 1.5,
    make: () =>
      top({
        body: "men",
        fabric: "compression",
        cut: {
          neck: [0.092, 1.52],
          neckFront: 0.085,
          neckBack: 0.02,
          shoulder: [0.196, 1.474],
          sleeve: { down: 42, length: 0.205, width: 0.118 },
          underarm: [0.23, 1.275],
          waist: [0.214, 1.06],
          hem: [0.232, 0.83],
        },
        collar: { height: 0.014, ratio: 0.95, ribbed: false },
        sleeves: "raglan",
        flatlock: true,
        hems: 0.014,
        front: [...chestPanels(), print(symbol, [0.09, 1.36], 0.04)],
        back: [...chestPanels(), print(wordmark, [0, 1.44], 0.1)],
      }),
  },
  "pressure-compression-long-sleeve": {
    accent: 0.6,
    make: () =>
      top({
        body: "men",
        fabric: "compression",
        cut: {
          neck: [0.088, 1.524],
          neckFront: 0.07,
          neckBack: 0.018,
          shoulder: [0.196, 1.474],
          sleeve: { down: 48, length: 0.6, width: 0.066, fullness: 0.02 },
          underarm: [0.23, 1.27],
          waist: [0.214, 1.06],
          hem: [0.232, 0.82],
        },
        collar: { height: 0.02, ratio: 0.95, ribbed: false },
        sleeves: "set-in",
        flatlock: true,
        hems: 0.014,
        front: [...sidePanels(true), print(symbol, [0, 1.39], 0.05)],
        back: [...sidePanels(true), print(wordmark, [0, 1.44], 0.1)],
        arms: 68,
      }),
  },
  "fjall-mock-neck-base-layer": {
    make: () =>
      top({
        body: "men",
        fabric: "compression",
        cut: {
          neck: [0.078, 1.535],
          neckFront: 0.045,
          neckBack: 0.014,
          shoulder: [0.2, 1.476],
          sleeve: { down: 46, length: 0.61, width: 0.076, fullness: 0.024 },
          underarm: [0.24, 1.26],
          waist: [0.226, 1.06],
          hem: [0.24, 0.8],
        },
        collar: { height: 0.055, ratio: 0.96, ribbed: false },
        sleeves: "raglan",
        flatlock: true,
        hems: 0.018,
        front: [print(wordmark, [0, 1.45], 0.07)],
        back: [
          seam(
            [
              [0, 1.5],
              [0, 0.8],
            ],
            0.5,
          ),
        ],
        arms: 68,
      }),
  },
};
