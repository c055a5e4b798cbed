import { fabrics } from "./fabrics.ts";
import type { Palette } from "./inks.ts";
import { halfZip } from "./kinds/halfZips.ts";
import { puffer } from "./kinds/puffers.ts";
import { hoodie } from "./kinds/hoodies.ts";
import { tank } from "./kinds/tank.ts";
import { top } from "./kinds/tops.ts";
import { symbol, wordmark } from "./sheets/marks.ts";
import { mesh, print, seam, stripe } from "./sheets/details.ts";
import { chestPanels, lowerMesh, sidePanels, sleeveChevrons } from "./sheets/motifs.ts";
import type { Subject } from "./subject.ts";

/** A product of the demo shop as the studio makes it: its cut, fabric and details, and its further colors. */
export interface Product extends Palette {
  make(): Subject;
}

export const subjects: Record<string, Product> = {
  // T-shirts, tanks, long sleeves and compression tops
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
          sleeve: { down: 35, length: 0.165, width: 0.17 },
          underarm: [0.256, 1.225],
          waist: [0.252, 1.16],
          hem: [0.254, 1.05],
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
          sleeve: { down: 42, length: 0.15, width: 0.13 },
          underarm: [0.21, 1.27],
          waist: [0.183, 1.1],
          hem: [0.212, 0.84],
          scoop: 0.03,
          tail: 0.02,
        },
        collar: { height: 0.012, ratio: 0.94, ribbed: false },
        sleeves: "set-in",
        hems: 0.016,
        front: [
          seam([
            [0.12, 1.4],
            [0.125, 1.25],
            [0.1, 1.1],
            [0.13, 0.83],
          ]),
          seam([
            [-0.12, 1.4],
            [-0.125, 1.25],
            [-0.1, 1.1],
            [-0.13, 0.83],
          ]),
          print(symbol, [0, 1.32], 0.03),
        ],
        back: [print(symbol, [0, 1.4], 0.03)],
      }),
  },
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
        arms: 62,
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
              [-0.3, 1.245],
              [0.3, 1.245],
            ],
            0.0045,
            "print",
          ),
          stripe(
            [
              [-0.3, 1.257],
              [0.3, 1.257],
            ],
            0.002,
            "print",
          ),
        ],
        back: [
          stripe(
            [
              [-0.3, 1.245],
              [0.3, 1.245],
            ],
            0.0045,
            "print",
          ),
          print(symbol, [0, 1.4], 0.03),
        ],
        arms: 62,
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
        arms: 62,
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
        arms: 62,
      }),
  },
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
              [0.085, 1.42],
              [0.1, 1.3],
              [0.085, 1.05],
            ],
            0.8,
          ),
          seam(
            [
              [-0.085, 1.42],
              [-0.1, 1.3],
              [-0.085, 1.05],
            ],
            0.8,
          ),
          print(symbol, [0.05, 1.09], 0.024),
        ],
      }),
  },

  // Hoodies, half zips, jackets and vests
  "kvall-hoodie": { make: () => hoodie({}) },
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
        channel: 0.066,
        loft: 0.021,
      }),
  },
  "intervall-half-zip": {
    accent: 0.7,
    make: () =>
      halfZip({
        body: "men",
        fabric: fabrics.compression,
        cut: {
          neck: [0.085, 1.545],
          neckFront: 0.075,
          neckBack: 0.018,
          shoulder: [0.2, 1.5],
          underarm: [0.245, 1.24],
          waist: [0.242, 1.06],
          hem: [0.245, 0.86],
          tail: 0.025,
          sleeve: { down: 60, length: 0.63, upper: 0.178, width: 0.09 },
        },
        collar: { height: 0.06, ratio: 0.97, plain: true },
        zip: 0.3,
      }),
  },

  // Shorts, joggers, leggings and sports bras

  // Socks, caps, beanies, headbands and gloves

  // Bags and equipment
};
