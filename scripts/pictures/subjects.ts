import { fabrics } from "./fabrics.ts";
import type { Palette } from "./inks.ts";
import { backpack } from "./kinds/backpacks.ts";
import { squeezeBottle, steelBottle } from "./kinds/bottles.ts";
import { loopBands, stretchTube } from "./kinds/bands.ts";
import { trainingMat } from "./kinds/mats.ts";
import { foamRoller } from "./kinds/rollers.ts";
import { towel } from "./kinds/towels.ts";
import { duffel } from "./kinds/duffels.ts";
import { proGlove, runningGlove, trainingGlove, winterGlove } from "./kinds/glove-models.ts";
import { gloves } from "./kinds/gloves.ts";
import { ankleSock, crewSock, kneeSock, noShowSock, socks } from "./kinds/socks.ts";
import { cuffedBeanie, headband, runningBeanie } from "./kinds/beanies.ts";
import { curvedCap, fivePanelCap, runningCap } from "./kinds/cap-models.ts";
import { cap } from "./kinds/caps.ts";
import { halfZip } from "./kinds/half-zips.ts";
import { jacket } from "./kinds/jackets.ts";
import { puffer } from "./kinds/puffers.ts";
import { hoodie } from "./kinds/hoodies.ts";
import { tank } from "./kinds/tank.ts";
import { top } from "./kinds/tops.ts";
import { symbol, wordmark } from "./sheets/marks.ts";
import { above, flanks } from "./sheets/blocks.ts";
import { zip } from "./sheets/closures.ts";
import { mesh, panel, print, seam, stripe } from "./sheets/details.ts";
import { chestPanels, lowerMesh, sidePanels, sleeveChevrons } from "./sheets/motifs.ts";
import { bras } from "./ranges/bras.ts";
import { tights } from "./ranges/tights.ts";
import { trousers } from "./ranges/trousers.ts";
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

  // Hoodies, half zips, jackets and vests
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

  // Shorts, joggers, leggings and sports bras
  ...trousers,
  ...tights,
  ...bras,

  // Socks, caps, beanies, headbands and gloves
  "performance-crew-socks": { make: () => socks(crewSock), accent: "graphite" },
  "tempo-ankle-socks": { make: () => socks(ankleSock), accent: "black" },
  "press-compression-socks": { make: () => socks(kneeSock), accent: 0.6 },
  "dold-no-show-socks": { make: () => socks(noShowSock), accent: "fog" },
  "vinter-cuffed-beanie": { make: cuffedBeanie },
  "spar-running-beanie": { make: runningBeanie, accent: 0.7 },
  "bred-headband": { make: headband, accent: 0.6 },
  "kurva-cap": { make: () => cap(curvedCap), accent: 0.75 },
  "vind-running-cap": { make: () => cap(runningCap), accent: 0.85 },
  "fem-panel-cap-prototype": { make: () => cap(fivePanelCap), accent: 0.7 },
  "grepp-training-gloves": { make: () => gloves(trainingGlove), accent: "graphite" },
  "grepp-pro-gloves": { make: () => gloves(proGlove), accent: "black" },
  "vante-running-gloves": { make: () => gloves(runningGlove), accent: "fog" },
  "fjallvante-winter-gloves": { make: () => gloves(winterGlove), accent: "black" },

  // Bags and equipment
  "pendla-roll-top-backpack": {
    make: () => backpack({ width: 0.3, depth: 0.16, height: 0.5, top: "roll" }),
    accent: 0.7,
  },
  "dagstur-daypack": {
    make: () => backpack({ width: 0.28, depth: 0.14, height: 0.46, top: "flap" }),
    accent: 0.7,
  },
  "hall-duffel-45": {
    make: () =>
      duffel({
        size: [0.58, 0.3, 0.28],
        handles: 0.14,
        rise: 0.115,
        ends: "main",
        bottom: "accent",
        webbing: "dark",
        mark: "wordmark",
        pocket: false,
        vented: false,
      }),
    accent: 0.6,
  },
  "lunch-duffel-22": {
    make: () =>
      duffel({
        size: [0.44, 0.24, 0.22],
        handles: 0.085,
        rise: 0.1,
        ends: "accent",
        bottom: "main",
        webbing: "accent",
        mark: "symbol",
        pocket: true,
        vented: true,
      }),
    accent: "graphite",
  },
  "kall-steel-bottle": { make: steelBottle, accent: "fog" },
  "klunk-squeeze-bottle": { make: squeezeBottle, accent: "graphite" },
  "rulle-foam-roller": { make: foamRoller, accent: "black" },
  "golv-training-mat": { make: trainingMat, accent: 0.55 },
  "dra-loop-bands": { make: loopBands, accent: 0.5, print: "sand" },
  "stretch-tube-set": { make: stretchTube, accent: "black" },
  "torr-gym-towel": { make: towel, accent: 0.7 },
};
