import { ellipsoid, type FormGrid, gridOf, type Level, pair, together, trunk } from "./form.ts";

// The tailor's form for bras: a woman's trunk without arms, size M. Heights above the floor.

const levels: readonly Level[] = [
  [0.92, 0.176, 0.116, 0.012],
  [1.0, 0.156, 0.103, 0.004],
  [1.07, 0.134, 0.091, 0],
  [1.12, 0.13, 0.089, 0],
  [1.2, 0.139, 0.095, -0.002],
  [1.28, 0.15, 0.1, 0],
  [1.34, 0.154, 0.097, 0.004],
  [1.39, 0.15, 0.086, 0.01],
  [1.43, 0.132, 0.068, 0.013],
  [1.45, 0.096, 0.052, 0.014],
  [1.468, 0.056, 0.046, 0.012],
];

let built: FormGrid | undefined;

/** A woman's trunk, built once. */
export function bustForm(): FormGrid {
  const bust = pair(ellipsoid(0.072, -0.062, 1.257, 0.066, 0.066, 0.066));
  built ??= gridOf(
    together([trunk(levels), bust], 0.03),
    [
      [-0.24, -0.22, 0.9],
      [0.24, 0.2, 1.6],
    ],
    0.008,
  );
  return built;
}
