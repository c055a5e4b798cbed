import type { Vec3 } from "../cloth/pattern.ts";

/** A soft box. It stands around what is photographed and turns with the camera, which looks along +y. */
export interface Light {
  /** Metres from the middle of the picture. */
  at: Vec3;
  width: number;
  height: number;
  /** What it gives a surface that faces it, 1 being a well-lit white. */
  power: number;
  color: Vec3;
  /** How finely its shadow is sampled each way. */
  samples: number;
}

/** The lights of a picture and what comes from everywhere else. */
export interface Rig {
  lights: readonly Light[];
  /** From above and from below. */
  sky: readonly [above: Vec3, below: Vec3];
}

/** By day: one key light from the upper left, a weak fill, two rims. Every product picture has it. */
export const day: Rig = {
  lights: [
    { at: [-1.9, -1.6, 1.5], width: 1.1, height: 1.5, power: 0.74, color: [1, 0.985, 0.96], samples: 4 },
    { at: [2.2, -1.3, 0.2], width: 1.2, height: 2, power: 0.13, color: [0.95, 0.98, 1], samples: 2 },
    { at: [1.5, 1.2, 1.4], width: 0.8, height: 1.2, power: 0.5, color: [1, 1, 1], samples: 3 },
    { at: [-1.6, 1.2, 0.8], width: 0.6, height: 1.6, power: 0.3, color: [1, 1, 1], samples: 2 },
  ],
  sky: [
    [0.43, 0.44, 0.46],
    [0.3, 0.3, 0.29],
  ],
};

/** By night: two rims, cold and green, and hardly anything from the front. Every editorial picture has it. */
export const night: Rig = {
  lights: [
    { at: [-1.5, 1.1, 0.9], width: 0.5, height: 2, power: 2.4, color: [0.7, 0.86, 1], samples: 3 },
    { at: [1.6, 1, 0.6], width: 0.4, height: 2, power: 2, color: [0.72, 1, 0.84], samples: 3 },
    { at: [-1.9, -1.2, 1.6], width: 0.9, height: 1.2, power: 0.34, color: [1, 0.96, 0.9], samples: 3 },
    { at: [0.2, 0.5, 2.1], width: 1.4, height: 0.6, power: 0.6, color: [0.8, 0.95, 1], samples: 2 },
  ],
  sky: [
    [0.03, 0.045, 0.055],
    [0.012, 0.014, 0.016],
  ],
};
