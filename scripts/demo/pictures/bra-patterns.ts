import { type Point, pointsOf, symmetric } from "./geometry.ts";

/** The right half of a bra, from the neckline's lowest point round to the bottom center. */
interface Pattern {
  neckline: Point[];
  armhole: Point[];
  bottom: number;
}

const bodice = (bottom: number): Point[] => [
  [322, 742, 1],
  [318, 860],
  [304, bottom, 1],
  [180, bottom + 12],
  [0, bottom + 18],
];

/** The fronts, by cut. */
export const fronts: Record<string, Pattern> = {
  scoop: {
    neckline: pointsOf("0 640, 96 616, 158 520, 176 400, 176 352!"),
    armhole: pointsOf("246 352!, 250 440, 266 560, 300 668"),
    bottom: 1050,
  },
  racerback: {
    neckline: pointsOf("0 600, 90 572, 136 470, 140 380, 138 352!"),
    armhole: pointsOf("206 354!, 214 450, 244 570, 296 676"),
    bottom: 1050,
  },
  "high-neck": {
    neckline: pointsOf("0 420, 80 408, 124 372, 136 344!"),
    armhole: pointsOf("216 356!, 214 450, 238 576, 294 680"),
    bottom: 1060,
  },
  longline: {
    neckline: pointsOf("0 600!, 70 560, 150 460, 180 352!"),
    armhole: pointsOf("248 354!, 250 450, 266 566, 300 670"),
    bottom: 1170,
  },
  strappy: {
    neckline: pointsOf("0 636, 110 606, 176 530, 196 430, 206 352!"),
    armhole: pointsOf("240 352!, 250 450, 268 566, 300 670"),
    bottom: 1040,
  },
};

/** The backs, by cut. */
export const backs: Record<string, Pattern> = {
  scoop: {
    neckline: pointsOf("0 700, 90 680, 156 560, 176 420, 176 352!"),
    armhole: pointsOf("246 352!, 240 470, 252 610, 300 720"),
    bottom: 1050,
  },
  racerback: {
    neckline: pointsOf("0 520, 44 500, 100 420, 138 352!"),
    armhole: pointsOf("206 354!, 150 470, 112 580, 180 720"),
    bottom: 1050,
  },
  "high-neck": {
    neckline: pointsOf("0 400, 76 388, 136 344!"),
    armhole: pointsOf("216 356!, 160 470, 130 590, 200 716"),
    bottom: 1060,
  },
  longline: {
    neckline: pointsOf("0 660, 90 640, 156 540, 180 352!"),
    armhole: pointsOf("248 354!, 240 470, 256 610, 300 716"),
    bottom: 1170,
  },
  strappy: {
    neckline: pointsOf("0 840, 140 826, 240 790, 268 770!"),
    armhole: pointsOf("286 768!, 306 752"),
    bottom: 1040,
  },
};

/** The silhouette a pattern sews up to. */
export function outlineOf({ neckline, armhole, bottom }: Pattern): string {
  return symmetric([...neckline, ...armhole, ...bodice(bottom)]);
}
