import { ellipsoid, type Form, type FormGrid, gridOf, type Level, pair, together, trunk } from "./form.ts";

// The tailor's forms for trousers: hips and legs, a little apart, without arms. Heights above the floor, size M.

/** A form of hips and legs, and where a tape measure runs around them. */
export interface Legs {
  grid: FormGrid;
  /** How high the legs part. */
  crotch: number;
  /** Where the middle of the wearer's left leg is at a height. */
  middle(z: number): readonly [x: number, y: number];
}

const womensHips: readonly Level[] = [
  [0.79, 0.135, 0.09, 0.014],
  [0.86, 0.158, 0.11, 0.014],
  [0.92, 0.172, 0.114, 0.012],
  [1.0, 0.158, 0.104, 0.004],
  [1.07, 0.136, 0.092, 0],
  [1.12, 0.132, 0.09, 0],
  [1.2, 0.141, 0.096, -0.002],
];

const womensLeg: readonly Level[] = [
  [0, 0.034, 0.04, 0.022],
  [0.08, 0.033, 0.038, 0.022],
  [0.14, 0.037, 0.042, 0.022],
  [0.22, 0.046, 0.05, 0.024],
  [0.3, 0.054, 0.058, 0.024],
  [0.36, 0.055, 0.058, 0.02],
  [0.42, 0.051, 0.054, 0.012],
  [0.47, 0.05, 0.053, 0.004],
  [0.53, 0.055, 0.058, -0.002],
  [0.62, 0.067, 0.072, 0],
  [0.72, 0.078, 0.085, 0.004],
  [0.8, 0.086, 0.095, 0.008],
  [0.87, 0.084, 0.094, 0.01],
  [0.96, 0.05, 0.066, 0.006],
];

const mensHips: readonly Level[] = [
  [0.79, 0.13, 0.088, 0.012],
  [0.86, 0.152, 0.108, 0.012],
  [0.93, 0.167, 0.115, 0.01],
  [1.02, 0.163, 0.11, 0.004],
  [1.1, 0.158, 0.106, 0],
  [1.2, 0.163, 0.11, -0.004],
];

const mensLeg: readonly Level[] = womensLeg.map(([z, width, depth, back]) => [z, width * 1.02, depth * 1.03, back]);

const middle = (z: number) => [0.091 + (0.8 - z) * 0.036, 0.008] as const;

/** A woman's hips and legs. */
export const womensLegs = remembered(() => {
  const seat = pair(ellipsoid(0.076, 0.062, 0.885, 0.086, 0.07, 0.085));
  return [trunk(womensHips), seat, pair(leg(womensLeg))];
});

/** A man's hips and legs. */
export const mensLegs = remembered(() => {
  const seat = pair(ellipsoid(0.074, 0.054, 0.89, 0.082, 0.066, 0.08));
  return [trunk(mensHips), seat, pair(leg(mensLeg))];
});

function leg(levels: readonly Level[]): Form {
  const section = trunk(levels, 2);
  return (x, y, z) => section(x - middle(z)[0], y, z);
}

/** A wedge between the legs, so that wide trouser legs hang apart. */
function wall(top: number): Form {
  return (x, _y, z) => Math.max(Math.abs(x) - 0.002 - Math.max(0, top - z) * 0.1, z - top);
}

/** Builds a form once for each height of the wall, which tight trousers do without. */
function remembered(build: () => Form[]): (wallTop?: number) => Legs {
  const built = new Map<number, Legs>();
  return (wallTop = 0) => {
    const known = built.get(wallTop);
    if (known) return known;
    const body = together(build(), 0.035);
    const between = wall(wallTop);
    const form: Form = wallTop > 0 ? (x, y, z) => Math.min(body(x, y, z), between(x, y, z)) : body;
    const grid = gridOf(form, [
      [-0.352, -0.253, -0.03],
      [0.352, 0.253, 1.2],
    ]);
    const legs = { grid, crotch: 0.775, middle };
    built.set(wallTop, legs);
    return legs;
  };
}
