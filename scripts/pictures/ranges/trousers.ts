import type { Piece, Point } from "../cloth/pattern.ts";
import { fabrics } from "../fabrics.ts";
import { joggers } from "../kinds/joggers.ts";
import { shorts } from "../kinds/shorts.ts";
import { print, seam, stitches } from "../sheets/details.ts";
import { onLeg, sidePanel, sideStripes } from "../sheets/leg-panels.ts";
import { symbol, wordmark } from "../sheets/marks.ts";
import { pocketMouth } from "../sheets/pockets.ts";
import { slimZip } from "../sheets/zips.ts";
import type { Product } from "../subjects.ts";

/** Shorts and joggers. Lines are drawn for the wearer's left leg, in metres above the floor. */
export const trousers: Record<string, Product> = {
  "tempo-split-shorts": {
    make: () =>
      shorts({
        form: "mens",
        fabric: fabrics.woven,
        waist: 1.0,
        band: 0.035,
        crotch: 0.755,
        hem: 0.665,
        leg: [0.322, 0.368],
        vent: { from: 0.8, round: 0.04 },
        turned: 0.01,
        cord: 0.11,
        details: (piece) => [
          ...(piece.name === "frontRight" ? [print(symbol, [0.13, 0.72], 0.034)] : []),
          ...(piece.name === "backRight" ? slimZip(line([0.06, 0.95], [0.17, 0.95]), 0.007) : []),
        ],
      }),
  },
  "dubbel-2-in-1-shorts": {
    accent: 0.55,
    make: () =>
      shorts({
        form: "mens",
        fabric: fabrics.woven,
        waist: 1.0,
        band: 0.045,
        crotch: 0.74,
        hem: 0.625,
        leg: [0.33, 0.345],
        vent: { from: 0.68, round: 0.012 },
        lining: 0.565,
        turned: 0.018,
        cord: 0.12,
        cordInk: "accent",
        details: (piece) => [
          ...(isFront(piece) ? pocketMouth(onLeg(piece, slant)) : []),
          ...(piece.name === "frontLeft" ? [print(wordmark, [-0.1, 0.655], 0.07)] : []),
        ],
      }),
  },
  "styrka-shorts": {
    accent: 0.72,
    make: () =>
      shorts({
        form: "mens",
        fabric: { ...fabrics.woven, bend: 0.3 },
        waist: 1.0,
        band: 0.05,
        crotch: 0.74,
        hem: 0.565,
        leg: [0.325, 0.315],
        turned: 0.025,
        bandInk: "accent",
        details: (piece) => [
          ...sidePanel(piece, [0.5, 1.01], (z) => 0.04 + 0.12 * Math.max(0, 0.8 - z), "accent"),
          ...(isFront(piece) ? pocketMouth(onLeg(piece, slant)) : []),
          ...(piece.name === "frontRight" ? [print(symbol, [0.085, 0.62], 0.045)] : []),
          ...(piece.name === "backLeft" ? slimZip(line([-0.17, 0.93], [-0.05, 0.93]), 0.008) : []),
        ],
        detail: { center: [0.07, -0.1, 0.92], span: 0.36, turn: 24, rise: 8 },
      }),
  },
  "spurt-split-shorts": {
    accent: 0.75,
    make: () =>
      shorts({
        form: "womens",
        fabric: { ...fabrics.woven, bend: 0.08 },
        waist: 1.0,
        band: 0.06,
        crotch: 0.76,
        hem: 0.69,
        leg: [0.322, 0.39],
        vent: { from: 0.85, round: 0.075 },
        turned: 0.006,
        details: (piece) => [
          ...(piece.name === "frontRight" ? [print(symbol, [0.15, 0.745], 0.03)] : []),
          ...(piece.name === "backLeft" ? slimZip(line([-0.16, 0.955], [-0.06, 0.955]), 0.006) : []),
          ...(isFront(piece) ? [] : [seam(onLeg(piece, yoke), 1.2), stitches(onLeg(piece, yoke), 0.004)]),
        ],
      }),
  },
  "vardag-joggers": {
    make: () =>
      joggers({
        form: "mens",
        fabric: { ...fabrics.fleece, bend: 0.3 },
        waist: 1.0,
        band: 0.048,
        crotch: 0.745,
        hem: 0.13,
        slack: 0.07,
        leg: [
          [0.745, 0.3],
          [0.48, 0.225],
          [0.13, 0.17],
        ],
        cuff: [0.06, 0.68],
        cord: 0.13,
        details: (piece) => [
          ...(isFront(piece) ? pocketMouth(onLeg(piece, slant)) : []),
          ...(piece.name === "frontLeft" ? [print(symbol, [-0.15, 0.74], 0.036)] : []),
        ],
      }),
  },
  "uppvarmning-track-pants": {
    accent: "white",
    make: () =>
      joggers({
        form: "mens",
        fabric: { ...fabrics.woven, bend: 0.2 },
        waist: 1.0,
        band: 0.035,
        crotch: 0.745,
        hem: 0.06,
        leg: [
          [0.745, 0.298],
          [0.48, 0.215],
          [0.06, 0.155],
        ],
        details: (piece) => [
          ...sideStripes(
            piece,
            [0, 1.01],
            [
              [0.032, 0.01, "accent"],
              [0.049, 0.004, "accent"],
            ],
          ),
          ...(isFront(piece) ? slimZip(onLeg(piece, upright), 0.007) : slimZip(onLeg(piece, ankle), 0.008)),
          ...(piece.name === "frontRight" ? [print(wordmark, [0.115, 0.8], 0.07)] : []),
        ],
      }),
  },
  "strack-studio-joggers": {
    make: () =>
      joggers({
        form: "womens",
        fabric: { ...fabrics.jersey, bend: 0.08, thickness: 0.0016 },
        waist: 1.01,
        band: 0.075,
        crotch: 0.735,
        hem: 0.16,
        slack: 0.09,
        leg: [
          [0.735, 0.335],
          [0.55, 0.27],
          [0.16, 0.135],
        ],
        cuff: [0.075, 0.8],
        details: (piece) => [
          ...(isFront(piece) ? pocketMouth(onLeg(piece, curvedPocket), 0.006) : []),
          ...(isFront(piece) ? [seam(onLeg(piece, crease), 1)] : []),
        ],
      }),
  },
};

function isFront(piece: Piece): boolean {
  return piece.name.startsWith("front");
}

function line(from: Point, to: Point): Point[] {
  return [from, to];
}

const slant: readonly Point[] = line([0.15, 0.985], [0.213, 0.83]);

const upright: readonly Point[] = line([0.14, 0.965], [0.15, 0.82]);

const curvedPocket: readonly Point[] = [
  [0.12, 0.99],
  [0.135, 0.94],
  [0.165, 0.9],
  [0.215, 0.875],
];

const crease: readonly Point[] = line([0.095, 0.7], [0.095, 0.17]);

const ankle: readonly Point[] = line([0.16, 0.06], [0.16, 0.25]);

const yoke: readonly Point[] = [
  [0, 0.94],
  [0.12, 0.945],
  [0.24, 0.965],
];
