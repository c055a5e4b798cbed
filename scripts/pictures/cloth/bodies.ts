import { ellipsoid, type Form, type FormGrid, gridOf, type Level, limb, pair, together, trunk } from "./form.ts";

// The tailor's forms that garments are draped on, size M. They are never in a picture. Heights above the floor.

const menTrunk: readonly Level[] = [
  [0.74, 0.158, 0.108, 0.012],
  [0.84, 0.168, 0.116, 0.013],
  [0.93, 0.17, 0.117, 0.01],
  [1.02, 0.163, 0.111, 0.004],
  [1.1, 0.159, 0.107, 0],
  [1.18, 0.163, 0.109, -0.004],
  [1.27, 0.174, 0.119, -0.008],
  [1.34, 0.181, 0.124, -0.006],
  [1.4, 0.176, 0.114, 0.002],
  [1.445, 0.155, 0.092, 0.01],
  [1.48, 0.115, 0.072, 0.014],
  [1.51, 0.073, 0.06, 0.012],
  [1.55, 0.06, 0.058, 0.004],
  [1.62, 0.058, 0.058, 0],
];

const womenTrunk: readonly Level[] = [
  [0.78, 0.155, 0.105, 0.014],
  [0.86, 0.178, 0.118, 0.016],
  [0.92, 0.178, 0.118, 0.014],
  [1.0, 0.158, 0.104, 0.004],
  [1.07, 0.134, 0.091, 0],
  [1.12, 0.13, 0.089, 0],
  [1.2, 0.141, 0.096, -0.002],
  [1.28, 0.152, 0.102, -0.002],
  [1.34, 0.156, 0.101, 0.002],
  [1.39, 0.15, 0.09, 0.008],
  [1.43, 0.128, 0.075, 0.012],
  [1.465, 0.088, 0.06, 0.014],
  [1.5, 0.056, 0.05, 0.01],
  [1.6, 0.05, 0.05, 0.004],
];

/** An arm held away from the body, `down` degrees below level. */
function arm(shoulder: readonly [number, number], down: number, thickness: number): Form {
  const [cos, sin] = [Math.cos((down * Math.PI) / 180), Math.sin((down * Math.PI) / 180)];
  const joint = (along: number, radius: number, forward = 0) =>
    [shoulder[0] + cos * along, 0.01 - forward, shoulder[1] - sin * along, radius * thickness] as const;
  return limb([
    [shoulder[0] - 0.09, 0.012, shoulder[1] + 0.022, 0.045 * thickness],
    joint(0, 0.056),
    joint(0.12, 0.048),
    joint(0.29, 0.037, 0.004),
    joint(0.4, 0.034, 0.012),
    joint(0.56, 0.026, 0.02),
    joint(0.7, 0.024, 0.024),
  ]);
}

function leg(thickness: number): Form {
  const joint = (x: number, y: number, z: number, radius: number) => [x, y, z, radius * thickness] as const;
  return limb([
    joint(0.092, 0.012, 0.86, 0.087),
    joint(0.097, 0.006, 0.74, 0.08),
    joint(0.104, 0, 0.6, 0.066),
    joint(0.11, -0.004, 0.48, 0.051),
    joint(0.114, 0.012, 0.36, 0.052),
    joint(0.119, 0.018, 0.22, 0.041),
    joint(0.122, 0.02, 0.1, 0.032),
    joint(0.123, 0.02, 0.02, 0.034),
  ]);
}

const box = [
  [-0.76, -0.24, 0],
  [0.76, 0.24, 1.64],
] as const;

/** A man's form, its arms held out `down` degrees below level. */
export const mensForm = remembered((down) =>
  gridOf(together([trunk(menTrunk), pair(arm([0.176, 1.432], down, 1)), pair(leg(1.03))], 0.03), box),
);

/** A woman's form, its arms held out `down` degrees below level. */
export const womensForm = remembered((down) => {
  const bust = pair(ellipsoid(0.072, -0.062, 1.262, 0.064, 0.06, 0.066));
  const seat = pair(ellipsoid(0.075, 0.06, 0.885, 0.085, 0.075, 0.085));
  return gridOf(
    together([trunk(womenTrunk), bust, seat, pair(arm([0.152, 1.418], down, 0.86)), pair(leg(1))], 0.035),
    box,
  );
});

/** Builds each form once: sampling one takes seconds. */
function remembered(build: (down: number) => FormGrid): (down: number) => FormGrid {
  const built = new Map<number, FormGrid>();
  return (down) => built.get(down) ?? built.set(down, build(down)).get(down)!;
}
